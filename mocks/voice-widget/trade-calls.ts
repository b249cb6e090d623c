import { brand } from '../../app/brand';
import { sampleCalls } from '../../app/content/sample-calls';
import type { SampleCall } from '../../app/content/sample-calls';
import type { Trade } from '../../app/content/trades/trade';
import { trades } from '../../app/content/trades/trades';
import { capitalize } from '../../app/domain/capitalize';
import type { CallScript, SimulatedCalls, TradeCall } from './call-scripts';

const stamp = `Booked by ${brand.product}`;

/** The calls of the fake widget. The server adds them to its script, which would be larger with all texts of the trades. */
export const simulatedCalls: SimulatedCalls = {
  ofTrades: Object.fromEntries(trades.map((trade) => [trade.slug, callOf(trade)])),
  other: {
    script: recordedScript(sampleCalls.home),
    job: {
      label: 'Job ticket',
      stamp,
      title: 'Leaking water heater',
      rows: [
        { label: 'When', value: 'Tomorrow, 8:30 AM' },
        { label: 'Where', value: '214 Alder Lane, Round Rock' },
        { label: 'Drive', value: 'Leave at 8:05, 25 min' },
      ],
    },
  },
};

function callOf({ booking, jobs, calls: [{ ticket, recording }] }: Trade): TradeCall {
  return {
    usualJob: jobs[0]?.name ?? '',
    script: recordedScript(recording),
    job: {
      label: `${capitalize(booking)} ticket`,
      stamp,
      title: ticket.title,
      rows: [
        { label: 'When', value: `${ticket.day}, ${ticket.time}` },
        { label: 'Where', value: ticket.where },
        ...(ticket.drive ? [{ label: 'Drive', value: ticket.drive }] : []),
      ],
    },
  };
}

function recordedScript({ lines, seconds, src }: SampleCall): CallScript {
  return { lines, seconds, recording: src };
}

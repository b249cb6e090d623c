import addHeadline from './headline.enhance?worker&url';
import addLanding from './landing.enhance?worker&url';
import addSamplePlayer from '../sample-calls/sample-player.enhance?worker&url';
import addCalculator from '../calculator/calculator.enhance?worker&url';

/** What the sections of `home-page.tsx` need, for a route's `handle.enhance`. */
export const homeScripts = [addHeadline, addLanding, addSamplePlayer, addCalculator];

export const demoCapabilities = [
  {
    title: 'Smart scheduling',
    text: 'It knows what is free, how long a job takes and how far the last one is away.',
    tryThis: 'Do you have anything on Thursday morning?',
  },
  {
    title: 'Natural conversation',
    text: 'Interrupt it, change your mind, ask again. It keeps up.',
    tryThis: 'Sorry, I meant the week after.',
  },
  {
    title: 'Emergency recognition',
    text: 'It hears when something cannot wait and puts the call through to the owner.',
    tryThis: 'There is water coming through the ceiling!',
  },
  {
    title: 'Service knowledge',
    text: 'Prices, areas, hours: it answers before it books.',
    tryThis: 'What do you charge to come out?',
  },
] as const;

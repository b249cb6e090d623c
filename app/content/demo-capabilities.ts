export const demoCapabilities = [
  {
    title: 'Smart Scheduling',
    text: 'It knows what’s open, how long a job takes and how far you’re coming from the last one.',
    tryThis: 'Do you have anything Thursday morning?',
  },
  {
    title: 'Natural Conversation',
    text: 'Interrupt it, change your mind, ask again. It keeps up.',
    tryThis: 'Sorry, I meant the week after.',
  },
  {
    title: 'Emergency Recognition',
    text: 'It can tell when something can’t wait, and puts the call through to the owner.',
    tryThis: 'There’s water coming through the ceiling!',
  },
  {
    title: 'Service Knowledge',
    text: 'Prices, service area, hours: it answers before it books.',
    tryThis: 'What do you charge to come out?',
  },
] as const;

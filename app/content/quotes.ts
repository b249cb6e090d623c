export interface Quote {
  text: string;
  author: string;
  work: string;
}

/** Lines to read out loud for a voice sample. They are what an owner says on the phone, so the clone sounds like a call. */
export const callerLines: readonly string[] = [
  'Thanks for calling. How can I help you today?',
  'I can get you in tomorrow morning at nine. Does that work for you?',
  'You’re all set. We’ll text you a confirmation, and call if anything changes.',
];

/** Alternative lines to read out loud. All were published before 1909 and are in the public domain. */
export const quotes: readonly Quote[] = [
  {
    text: 'It was the best of times, it was the worst of times, it was the age of wisdom, it was the age of foolishness, it was the epoch of belief, it was the epoch of incredulity.',
    author: 'Charles Dickens',
    work: 'A Tale of Two Cities',
  },
  {
    text: 'It is a truth universally acknowledged, that a single man in possession of a good fortune, must be in want of a wife.',
    author: 'Jane Austen',
    work: 'Pride and Prejudice',
  },
  {
    text: 'Believe me, my young friend, there is nothing, absolutely nothing, half so much worth doing as simply messing about in boats.',
    author: 'Kenneth Grahame',
    work: 'The Wind in the Willows',
  },
  {
    text: 'All the world’s a stage, and all the men and women merely players: they have their exits and their entrances; and one man in his time plays many parts.',
    author: 'William Shakespeare',
    work: 'As You Like It',
  },
  {
    text: 'Dorothy lived in the midst of the great Kansas prairies, with Uncle Henry, who was a farmer, and Aunt Em, who was the farmer’s wife.',
    author: 'L. Frank Baum',
    work: 'The Wonderful Wizard of Oz',
  },
  {
    text: 'I went to the woods because I wished to live deliberately, to front only the essential facts of life, and see if I could not learn what it had to teach.',
    author: 'Henry David Thoreau',
    work: 'Walden',
  },
  {
    text: 'Call me Ishmael. Some years ago, never mind how long precisely, having little or no money in my purse, and nothing particular to interest me on shore, I thought I would sail about a little and see the watery part of the world.',
    author: 'Herman Melville',
    work: 'Moby-Dick',
  },
  {
    text: 'Christmas won’t be Christmas without any presents, grumbled Jo, lying on the rug.',
    author: 'Louisa May Alcott',
    work: 'Little Women',
  },
  {
    text: 'To Sherlock Holmes she is always the woman. I have seldom heard him mention her under any other name.',
    author: 'Arthur Conan Doyle',
    work: 'A Scandal in Bohemia',
  },
  {
    text: 'You don’t know about me without you have read a book by the name of The Adventures of Tom Sawyer; but that ain’t no matter.',
    author: 'Mark Twain',
    work: 'Adventures of Huckleberry Finn',
  },
  {
    text: 'No one would have believed in the last years of the nineteenth century that this world was being watched keenly and closely by intelligences greater than man’s and yet as mortal as his own.',
    author: 'H. G. Wells',
    work: 'The War of the Worlds',
  },
  {
    text: 'Alice was beginning to get very tired of sitting by her sister on the bank, and of having nothing to do.',
    author: 'Lewis Carroll',
    work: 'Alice’s Adventures in Wonderland',
  },
];

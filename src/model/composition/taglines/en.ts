import type { TaglinePatterns } from './patterns.ts'

/*
 * Answers stand where they need no article, and where it does not matter whether they are singular or plural: never after `a`, and
 * never as the subject of a verb. Only the first word of a line gets a capital: after a full stop there is the name or a word of ours.
 */
export const en: TaglinePatterns = {
  special: [
    '{N}. Home of {Y}.',
    '{Y}, at {N}',
    '{N}, known for {Y}',
    '{Y}. That’s {N}.',
    'come for {Y}, stay for {N}',
    'first of all, {Y}. {N}.',
    '{Y}, every day at {N}',
    'it starts with {Y}. {N}.',
    'at {N}, it’s all about {Y}',
    '{Y}. Worth the trip. {N}.',
    'big on {Y}. {N}.',
    '{Y}. Simple as that. {N}.',
    '{Y!} At {N}.',
    '{Y!} That’s {N}.',
  ],
  customer: [
    '{S} for {T}',
    '{N}, for {T}',
    '{S}, with {T} in mind',
    '{N}. Made for {T}.',
    'for {T}, there’s {N}',
    '{N}. Here for {T}.',
    '{N}, on the side of {T}',
    '{N}. A place for {T}.',
    'good news for {T}: {N}',
    'made for {T}. Meet {N}.',
    'to {T}: welcome to {N}',
    '{S}. All for {T}.',
    'for {T}, first and always. {N}.',
    '{T!} {N} is here.',
    '{T!} That’s why there’s {N}.',
  ],
  character: [
    '{N}, {K} {s}',
    '{K} {s}. That’s {N}.',
    '{K} {s}, from {N}',
    '{N}, {K} at heart',
    'keep it {K}. {N}.',
    'keeping it {K} at {N}',
    '{N}. Always {K}.',
    '{N}, {K} by nature',
    '{s}, the {K} way',
    'make it {K}. Make it {N}.',
    'something {K} every day, at {N}',
    '{N}, {K} from the first hello',
    '{s}, with {W}. {N}.',
    '{W} in every detail. {N}.',
    'it starts with {W}. {N}.',
  ],
  trades: {
    FNB: ['come hungry. Leave happy. {N}.', 'good food, good day. {N}.', 'what’s good today? {N}.'],
    FASHION_BEAUTY: ['more you. {N}.', 'your good side, every day. {N}.', 'feel like yourself again. {N}.'],
    EDUCATION: [
      'one step further than yesterday. {N}.',
      'ask more. Learn more. {N}.',
      'the joy of finding out. {N}.',
    ],
    ECOMMERCE: [
      'things worth keeping. {N}.',
      'chosen with care, sent with care. {N}.',
      'good things, at your door. {N}.',
    ],
    PROFESSIONAL: [
      'good people to ask. {N}.',
      'from first question to last detail. {N}.',
      'on your side of the table. {N}.',
    ],
    HEALTHCARE_MEDICAL: [
      'ask us anything. {N}.',
      'care, close to home. {N}.',
      'looking after body and mind. {N}.',
    ],
    OTHERS: ['close by, for the long run. {N}.', 'good to have around. {N}.', 'there when you need us. {N}.'],
  },
}

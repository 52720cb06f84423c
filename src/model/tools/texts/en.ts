import type { ToolTexts } from '../tool-texts.ts'

export const en: ToolTexts = {
  fact: '{F}.',
  day: 'on {W}',
  span: 'from {W} to {Z}',
  closedReason: {
    regular: 'for our regular day off',
    holiday: 'for the holidays',
    vacation: 'for a short vacation',
    own: 'for personal reasons',
    repair: 'while we renovate',
    stock: 'for stocktaking',
  },
  priceReason: {
    material: 'Ingredients and materials cost much more than they did.',
    rent: 'Our rent has gone up.',
    wage: 'Our labor costs have gone up.',
    packing: 'Packaging and delivery cost more than they did.',
    exchange: 'The exchange rate has gone up.',
  },
  verb: {
    FNB: 'serves',
    FASHION_BEAUTY: 'offers',
    EDUCATION: 'teaches',
    ECOMMERCE: 'sells',
    PROFESSIONAL: 'takes care of',
    HEALTHCARE_MEDICAL: 'provides',
    OTHERS: 'offers',
    none: 'offers',
  },
  product: {
    store: [
      [['{P}, {G}', '|{P}']],
      [],
      [['{F}']],
      [],
      [['Storage and use: {U}', '{U!}']],
      [['Price: {A}']],
      [],
      [['Packed with care and sent by {N}.', 'We check every order at {N} before it leaves.']],
    ],
    delivery: [[['{F}'], ['{G}.']]],
    place: [
      [['{P}, from {N}[ in {L}].', 'Come and find {P} at {N}[ in {L}].'], ['{F}']],
      [['{P}, {G}: {A}.', '|{A}.']],
      [['{U!}', '{U}.']],
    ],
  },
  intro: {
    line: [
      [['{N} {V} {D}[ in {L}].', '{D}, at {N}[ in {L}].', '{D} for {T}: that is {N}.', '|{N}[ in {L}].']],
    ],
    three: [
      [
        [
          '{N} {V} {D}[ in {L}].',
          'We are {N}[ in {L}], and we have {D} ready for you.',
          '|we are {N}[ in {L}].',
        ],
      ],
      [['{H!}', 'we work by {way:small}.', 'we keep to one way of working: {H}.']],
      [['We are here for {T}.', 'Every day is planned around {T}.', '|Drop in whenever you like.']],
    ],
    page: [
      [['Hello from {N}[ in {L}].', 'Welcome to {N}[ in {L}].']],
      [],
      [['{B!}', '{N} began with {B}.']],
      [],
      [
        ['{N} {V} {D}.', 'At {N} you will find {D}.'],
        ['{H!}', 'we work by {way:small}.', 'we keep to one way of working: {H}.'],
      ],
      [['{Y!}', 'What we care about most: {Y}.', '{Y}: that is what we never give up.']],
      [],
      [
        ['We are here for {T}.', 'Every day is planned around {T}.'],
        ['Drop in whenever you like.', 'Come by when you are near.'],
      ],
    ],
  },
  closed: {
    door: [
      [['We are closed {W}[ {R}].', 'Closed {W}[ {R}].', 'We are taking a break {W}.']],
      [['We open again on {Z}.', 'See you again on {Z}.', 'Back to our usual hours on {Z}.']],
      [['For anything urgent: {C}.', 'Questions? {C}.']],
      [],
      [['{N}']],
    ],
    feed: [
      [['Hello from {N}.', 'A note from {N}.']],
      [
        ['We are closed {W}[ {R}].', 'Our doors stay shut {W}[ {R}].'],
        ['We tell you early so that you do not come for nothing.', 'Please check the date before you come.'],
      ],
      [['We open again on {Z} and look forward to seeing you.', 'See you as usual from {Z}.']],
      [],
      [['For anything urgent: {C}.', 'Questions? {C}.']],
    ],
    message: [
      [
        ['{N}:'],
        ['we are closed {W}[ {R}].', 'we are taking a break {W}.'],
        ['We open again on {Z}.', 'See you again on {Z}.'],
        ['For anything urgent: {C}.'],
      ],
    ],
  },
  hours: {
    door: [
      [['Our hours are different {W}[ {R}]: {O}.', '{W}, we are open {O}.']],
      [['Back to our usual hours on {Z}.', 'From {Z} we open as usual.']],
      [['For anything urgent: {C}.', 'Questions? {C}.']],
      [],
      [['{N}']],
    ],
    feed: [
      [['Hello from {N}.', 'A note from {N}.']],
      [
        ['Our hours are different {W}[ {R}]: {O}.', '{W}, we change our hours[ {R}]: {O}.'],
        ['Please check the time before you come.', 'We hope you can still make it.'],
      ],
      [['Back to our usual hours on {Z}.', 'From {Z} we open as usual.']],
      [],
      [['For anything urgent: {C}.', 'Questions? {C}.']],
    ],
    message: [
      [
        ['{N}:'],
        ['our hours are different {W}[ {R}]: {O}.', '{W}, we are open {O}.'],
        ['Back to our usual hours on {Z}.'],
        ['For anything urgent: {C}.'],
      ],
    ],
  },
  price: {
    door: [
      [
        [
          'From {W}, {P} will be {A}.',
          'The price of {P} changes[ from {Q}] to {A} on {W}.',
          '{P}: {A} from {W}.',
        ],
      ],
      [
        [
          '{R} That is why the price goes up.',
          '{R} We put this off as long as we could.',
          '{R} We no longer see a way around it.',
        ],
      ],
      [['{K!}', 'What stays the same: {K}.', 'We keep {K} as before.']],
      [],
      [['{N}']],
    ],
    feed: [
      [
        [
          'Hello from {N}. We want you to hear about a new price from us first.',
          'A note from {N} about a price that changes.',
        ],
      ],
      [],
      [
        ['From {W}, {P} goes up[ from {Q}] to {A}.', 'From {W}, {P} will be {A}.'],
        ['{R} We could not hold the price any longer.', '{R} It was not an easy decision.'],
        ['Until then the price stays as it is.', 'Until the day before, you pay what you pay now.'],
      ],
      [
        ['{K!}', 'We keep {K} as before.', 'What does not change: {K}.'],
        ['Thank you for understanding.', 'Thank you for coming back to us.'],
      ],
    ],
    message: [
      [
        ['{N}:'],
        ['the price of {P} changes[ from {Q}] to {A} on {W}.', 'from {W}, {P} will be {A}.'],
        ['{R}'],
        ['{K!}', 'What stays the same: {K}.', 'We keep {K} as before.'],
        ['Thank you for coming back to us.', 'Thank you for understanding.'],
      ],
    ],
  },
  hiring: {
    board: [
      [['{N} is looking for someone to join us.', 'Come and work with us at {N}.']],
      [],
      [['Work: {J}']],
      [['Hours: {W}']],
      [['Pay: {A}']],
      [['Start: {Z}']],
      [['Where: {L}']],
      [['A good fit: {Y}', 'We would be glad of: {Y}']],
      [['We offer: {K}', 'On top of the pay: {K}']],
      [],
      [['Questions are welcome: {C}.', 'To apply: {C}. We will get back to you soon.']],
    ],
    feed: [
      [['{N} is looking for someone to join us.', 'Would you like to work with us at {N}?']],
      [['The work: {J}.', 'You would take care of {J}.'], ['Hours: {W}. Pay: {A}.']],
      [
        ['We start on {Z}.', 'It would be good to start on {Z}.'],
        ['{Y!}', 'We would be glad of {Y}.'],
        ['{K!}', 'We also offer {K}.'],
      ],
      [],
      [['Questions are welcome: {C}.', 'To apply: {C}.']],
    ],
    door: [
      [['We are hiring', 'Come and work with us']],
      [],
      [['{J}']],
      [['{W}']],
      [['{A}']],
      [['Get in touch: {C}.', 'Ask us inside. {C}']],
      [],
      [['{N}']],
    ],
  },
  event: {
    door: [
      [['{E}']],
      [['{W}']],
      [['{O}']],
      [['{L}']],
      [],
      [['{X!}', '{X} awaits you.', 'You can look forward to {X}.']],
      [['Questions? {C}.', 'More: {C}.']],
      [],
      [['{N}']],
    ],
    feed: [
      [['{E}, at {N}.', '{N} invites you: {E}.']],
      [['{W}.', 'Save the date: {W}.'], ['Time: {O}.'], ['At {L}.', 'Find us at {L}.']],
      [['{X!}', '{X} awaits you.', 'You can look forward to {X}.']],
      [],
      [
        ['Questions are welcome: {C}.', 'More: {C}.'],
        ['Just drop by.', 'Bring good company.'],
      ],
    ],
    message: [
      [
        ['{N}:'],
        ['{E}, {W}.', 'join us for {E}, {W}.'],
        ['Time: {O}.'],
        ['{X!}', '{X} awaits you.'],
        ['At {L}.', 'Find us at {L}.'],
        ['Questions? {C}.'],
      ],
    ],
  },
}

import type { ReviewTexts } from './review-texts.ts'

export const en: ReviewTexts = {
  cues: {
    unsafe:
      /\b(?:hair in|a hair|bug|insect|mou?ld|mou?ldy|food poisoning|got sick|felt sick|allerg\w*|foreign object|gone off|rotten)\b/i,
    late: /\b(?:late|took (?:so |too |very )?long|took forever|waited|long wait|delay\w*|slow (?:delivery|service))\b/i,
    damaged:
      /\b(?:crushed|squashed|spill\w*|leak\w*|broken|smashed|dented|badly packed|poor(?:ly)? pack\w*)\b/i,
    cold: /\b(?:cold|lukewarm|soggy)\b/i,
    untasty:
      /\b(?:tasteless|bland|too (?:salty|sweet|spicy|greasy|dry)|salty|greasy|overcooked|undercooked|tough|not (?:very |that )?(?:tasty|good)|disappointing taste)\b/i,
    small:
      /\b(?:small portions?|portions? (?:is|was|are|were) (?:too |so |very )?small|too little|tiny|not enough)\b/i,
    pricey: /\b(?:expensive|overpriced|pricey|costs? too much|not worth)\b/i,
    unkind: /\b(?:rude|unfriendly|impolite|dismissive|ignored|cold staff)\b/i,
    dirty: /\b(?:dirty|filthy|sticky|dust\w*|smelly|smelled|unclean)\b/i,
    missing:
      /\b(?:missing|forgot|left out|wrong (?:item|order|size|colou?r|one)|not what i ordered|did(?:n['’]t| not) get)\b/i,
    crowded: /\b(?:crowded|cramped|noisy|loud|no seats?|no tables?|packed out|long (?:line|queue))\b/i,
    soldOut: /\b(?:sold out|out of stock|ran out|nothing left)\b/i,
    flaw: /\b(?:defect\w*|faulty|stain\w*|scratch\w*|torn|flaw\w*|bad quality|poor quality)\b/i,
    tasty:
      /\b(?:tasty|delicious|yummy|great (?:food|taste|flavou?r|coffee|bread|cake)|loved the (?:food|taste|bread|coffee|cake)|flavou?rful|crispy|juicy)\b/i,
    fast: /\b(?:fast|quick\w*|early|on time|prompt\w*)\b/i,
    packed:
      /\b(?:well[- ]packed|packed (?:well|nicely|carefully)|(?:nice|lovely|careful|great|beautiful) packag\w*|nicely wrapped)\b/i,
    generous: /\b(?:generous|big portions?|large portions?|huge portions?|plenty|filling)\b/i,
    fairPrice:
      /\b(?:good value|great value|reasonable|affordable|cheap|worth (?:the price|every|it)|fair price)\b/i,
    kind: /\b(?:kind|friendly|polite|helpful|welcoming|lovely staff|nice staff)\b/i,
    mood: /\b(?:cozy|cosy|atmosphere|ambian?ce|vibe|clean|spotless|quiet|comfortable|interior)\b/i,
    family:
      /\b(?:my|our) ((?:little |whole )?(?:kids?|children|son|daughter|baby|parents|mother|mom|mum|father|dad|husband|wife|partner|friends?|family|grandmother|grandfather|dog|cat))\b.{0,20}\b(?:loved?|loves|liked?|likes|enjoyed|happy)\b/i,
    again:
      /\b(?:come back|be back|order again|buy again|visit again|return(?:ing)? customer|regulars?|next time)\b/i,
    quality:
      /\b(?:beautiful|pretty|gorgeous|high quality|great quality|good quality|well[- ]made|sturdy|perfect|love it)\b/i,
  },
  deniedBefore: /\b(?:not|n['’]t|never|hardly)(?: \w+)? ?$/i,
  deniedAfter: /^ (?:not|at all)\b/i,
  clauseEnd: /[.!?…\n;]+|,? (?:but|and|although|though|however|because)(?= )/gi,
  duration: /(?:\d+|an?|one|two|three|half an) (?:hours?|hour|minutes?|mins?|days?|weeks?)/i,
  family:
    /((?:little |whole )?(?:kids?|children|son|daughter|baby|parents|mother|mom|mum|father|dad|husband|wife|partner|friends?|family|grandmother|grandfather|dog|cat))\b/i,
  toFamily: (word) => `your ${word.toLowerCase()}`,
  opening: {
    good: {
      calm: [
        'Thank you for coming and for taking the time to write.',
        'Thank you for these words.',
        'We read this with pleasure. Thank you.',
      ],
      short: ['Thank you for writing.', 'Thank you.'],
      warm: [
        'Your words made our day.',
        'We smiled all the way through this. Thank you.',
        'Reading this keeps us going.',
      ],
    },
    mixed: {
      calm: [
        'Thank you for being honest with us.',
        'Thank you for writing it all down.',
        'We have read both the good and the bad with care.',
      ],
      short: ['Thank you for being honest.', 'We have read this with care.'],
      warm: [
        'Thank you for taking such care over these words.',
        'You write as someone who wishes us well. Thank you for that.',
      ],
    },
    bad: {
      calm: [
        'We are sorry that we let you down.',
        'We are sorry for the trouble.',
        'We take what you write seriously.',
      ],
      short: ['We are sorry for the trouble.', 'We are sorry.'],
      warm: [
        'You came with high hopes, and this weighs on us.',
        'It hurts us to think how upset you must have been.',
      ],
    },
  },
  answer: {
    unsafe: {
      calm: ['This must not happen. Please contact us so that we can look into it at once.'],
      short: ['We will look into this at once. Please contact us.'],
      warm: [
        'This must have been a shock, and we hope you are well. Please contact us so that we can look into it at once.',
      ],
    },
    late: {
      calm: ['We are sorry that you had to wait[ {M}].', 'It should not have taken that long. We are sorry.'],
      short: ['Sorry for the wait[ of {M}].'],
      warm: ['Waiting[ {M}] must have been frustrating. We are truly sorry.'],
    },
    damaged: {
      calm: [
        'We are sorry that it did not reach you in one piece.',
        'It must have been disappointing to open it like that. We are sorry.',
      ],
      short: ['Our packing was not good enough. Sorry.'],
      warm: ['You were looking forward to it, and then it arrived like that. We are so sorry.'],
    },
    cold: {
      calm: ['We are sorry that you could not have it at its best.'],
      short: ['Sorry that it was not at its best.'],
      warm: ['We wanted you to have it at its very best, and we are sorry that you could not.'],
    },
    untasty: {
      calm: ['We are sorry that it was not to your taste. We will go over how we make it.'],
      short: ['We will go over how we make it.'],
      warm: ['You were looking forward to it, so we are all the more sorry. We will go over how we make it.'],
    },
    small: {
      calm: ['We are sorry that it left you wanting more. We will look at our portions again.'],
      short: ['We will look at our portions again.'],
      warm: ['We wanted you to leave full, so this stings. We will look at our portions again.'],
    },
    pricey: {
      calm: ['We understand that the price felt high. We will do more to be worth it.'],
      short: ['We will do more to be worth the price.'],
      warm: ['It troubles us that the price left a bad taste. We will do more to be worth it.'],
    },
    unkind: {
      calm: ['We are sorry that you did not feel welcome. We will talk about it as a team and do better.'],
      short: ['We should have treated you better. Sorry.'],
      warm: [
        'We are truly sorry that we did not make you feel welcome. We will talk about it as a team and do better.',
      ],
    },
    dirty: {
      calm: ['We are sorry that it was not clean. We will go over how we clean, from the start.'],
      short: ['We will keep it cleaner. Sorry.'],
      warm: [
        'You should have felt at ease here, and we are sorry. We will go over how we clean, from the start.',
      ],
    },
    missing: {
      calm: ['We are sorry that you did not get what you ordered. We will check once more before it leaves.'],
      short: ['Sorry that something went wrong with your order.'],
      warm: [
        'What a letdown not to find what you were waiting for. We will check once more before it leaves.',
      ],
    },
    crowded: {
      calm: ['We are sorry that you could not settle in. We will look at our seating again.'],
      short: ['Sorry that it was not more comfortable.'],
      warm: [
        'We wanted you to take your time here, and we are sorry that you could not. We will look at our seating again.',
      ],
    },
    soldOut: {
      calm: ['We are sorry that it was gone. Let us know ahead and we will set some aside.'],
      short: ['Let us know ahead and we will set some aside.'],
      warm: [
        'You came just for that, and we are sorry. Let us know ahead and we will be sure to set some aside.',
      ],
    },
    flaw: {
      calm: ['We are sorry that it left us like that. We will go over our checks.'],
      short: ['We should have seen that before sending it. Sorry.'],
      warm: ['You waited for it, and then there was a fault. We are sorry, and we will go over our checks.'],
    },
    tasty: {
      calm: ['We are glad that you enjoyed it.', 'Good to hear that you liked the taste.'],
      short: ['Glad that you enjoyed it.'],
      warm: [
        'Nothing makes us happier than hearing that it tasted good.',
        'We can picture you enjoying it, and it makes us smile.',
      ],
    },
    fast: {
      calm: ['Good to know that it reached you in time.'],
      short: ['Glad that it came in time.'],
      warm: ['So it was worth the hurry.'],
    },
    packed: {
      calm: ['Thank you for noticing how we pack.'],
      short: ['We will keep packing with care.'],
      warm: ['We pack with the moment of opening in mind, so this means a lot.'],
    },
    generous: {
      calm: ['We are glad that there was plenty.'],
      short: ['We will keep the portions generous.'],
      warm: ['We like to give plenty, and we are happy that you noticed.'],
    },
    fairPrice: {
      calm: ['Thank you for what you say about our prices.'],
      short: ['Thank you for what you say about our prices.'],
      warm: ['We work hard to keep these prices, so your words help.'],
    },
    kind: {
      calm: ['We are glad that you felt welcome.', 'Thank you. We will pass this on to the team.'],
      short: ['We will pass this on to the team.'],
      warm: ['We will pass this on to the team. It will make their day.'],
    },
    mood: {
      calm: ['We are glad that you felt at ease here.', 'Thank you for what you say about our place.'],
      short: ['We will keep it a place to feel at ease.'],
      warm: ['That you felt at ease makes all the sweeping and polishing worth it.'],
    },
    family: {
      calm: ['Please give our thanks to {G}.'],
      short: ['Our thanks to {G}.'],
      warm: ['We can just picture it. Please be sure to thank {G} for us.'],
    },
    again: {
      calm: ['We are glad that we will see you again.', 'We look forward to the next time.'],
      short: ['See you again.'],
      warm: ['That you want to come back is the best thing we could hear.'],
    },
    quality: {
      calm: ['We are glad that you like it.', 'Thank you for seeing the work in it.'],
      short: ['Glad that you like it.'],
      warm: ['That you like it makes all the work worthwhile.'],
    },
  },
  unclear: {
    good: {
      calm: ['We will keep it up.'],
      short: ['We will keep it up.'],
      warm: ['We will not forget these words, and we will keep it up.'],
    },
    mixed: {
      calm: ['Tell us what was missing and we will look into it at once.'],
      short: ['We will look into what was missing.'],
      warm: ['If you tell us what was missing, we will look into it at once.'],
    },
    bad: {
      calm: ['Please tell us what went wrong and we will look into it at once.'],
      short: ['We will look into it at once.'],
      warm: ['If you tell us what happened, we will look into every bit of it.'],
    },
  },
  fixed: [
    'What we have changed since: {F!}',
    'You told us, and we changed it. {F!}',
    'You told us, and we have fixed {F}.',
    'We have put right {F}.',
  ],
  sorry: ['Once more, we are sorry for the trouble.', 'We apologize again.'],
  amends: [
    'Please contact us and we will make up for it.',
    'We know that it is one more effort, but please contact us. We will make up for it.',
  ],
  invite: {
    delivery: ['We will pack your next order with even more care.', 'Next time you can count on us.'],
    place: ['We will look after you better next time.', 'Do come by again when you are near.'],
    store: ['We will send your next order with even more care.', 'Next time you can count on us.'],
  },
}

import type { TradeWords } from './trade-words.ts'

/** What is said in a trade, by its key or its group. */
export const english: TradeWords = {
  FNB: {
    heading: 'Fresh every morning',
    body: 'Open from 8 a.m. to 9 p.m. Coffee from 3.50, lunch from 12.',
  },
  FNB_BAKERY: {
    heading: 'Baked this morning',
    body: 'Sourdough is out at 11 a.m. Loaves from 5.80, buns 2.40.',
  },
  FNB_CAFE: {
    heading: 'Time for one more cup',
    body: 'Open from 8 a.m. to 9 p.m. Espresso 2.80, flat white 3.90.',
  },
  FNB_PUB: { heading: 'One for tonight', body: 'Open from 5 p.m. to 1 a.m. A pint is 5.50, plates from 9.' },
  FNB_PRODUCT: { heading: 'The same at home', body: 'Sent chilled the day after you order. 500 g at 12.90.' },
  FNB_CATERING: {
    heading: 'A table for everyone',
    body: 'From 10 to 120 guests, ordered 3 days ahead. From 18 a head.',
  },
  FASHION_BEAUTY: {
    heading: 'Made to be worn',
    body: 'Sizes from 36 to 44. A cut takes 50 minutes, from 32.',
  },
  FASHION_BEAUTY_CLOTHING: { heading: 'Made to be worn', body: 'Sizes from 36 to 44. Shirts 59, coats 238.' },
  FASHION_BEAUTY_ACCESSORY: {
    heading: 'Carried every day',
    body: 'From 12 to 48 cm. Repairs are free for 3 years.',
  },
  FASHION_BEAUTY_JEWELRY: {
    heading: 'A ring for good',
    body: 'Sizes 48 to 62, made in 2 weeks. 14 carat from 240.',
  },
  FASHION_BEAUTY_COSMETICS: {
    heading: 'Less in every bottle',
    body: 'Twelve ingredients. 50 ml at 28, the refill at 19.',
  },
  FASHION_BEAUTY_HAIR: {
    heading: 'Hair that does itself',
    body: 'A cut takes 50 minutes, 32. Colour 2 hours, from 98.',
  },
  FASHION_BEAUTY_NAIL: {
    heading: 'Neat to the fingertips',
    body: 'Gel takes 70 minutes, from 45. Touch-ups within 7 days.',
  },
  FASHION_BEAUTY_SKIN: { heading: 'Let your skin rest', body: 'Visits of 80 minutes, 77 each or 6 for 420.' },
  EDUCATION: {
    heading: 'A little every day',
    body: 'Lessons of 50 minutes, twice a week, for 8 people at most.',
  },
  PROFESSIONAL: {
    heading: 'Plain answers, on time',
    body: 'The first 30 minutes are free. Estimates within 2 days.',
  },
  PROFESSIONAL_TAX: {
    heading: 'Taxes in plain words',
    body: 'Due on 25 January and 25 July. Bookkeeping from 110 a month.',
  },
  PROFESSIONAL_DESIGN: {
    heading: 'It begins with use',
    body: 'Three drafts within 2 weeks, with 2 rounds of changes.',
  },
  PROFESSIONAL_IT: {
    heading: 'A tool for every day',
    body: 'A new version every 2 weeks. We answer within 4 hours.',
  },
  PROFESSIONAL_ARCHITECTURE: {
    heading: 'Made to be lived in',
    body: 'Plans take 3 months, the site 6. From 80 to 200 m².',
  },
  PROFESSIONAL_REALTY: {
    heading: 'We know the street',
    body: '59 m², facing south, third floor. 650 a month.',
  },
  PROFESSIONAL_EVENT: {
    heading: 'The day is ours to run',
    body: 'For 30 to 300 guests, from 6 weeks ahead. Estimates in 2 days.',
  },
  HEALTHCARE_MEDICAL: {
    heading: 'Time for each patient',
    body: 'Open on weekdays, 9 a.m. to 6 p.m. Visits of 20 minutes.',
  },
  HEALTHCARE_MEDICAL_PHARMACY: {
    heading: 'Ask us what it does',
    body: 'One tablet, 3 times a day, after meals. Open until 10 p.m.',
  },
  HEALTHCARE_MEDICAL_FITNESS: {
    heading: 'One step more today',
    body: 'Open from 6 a.m. to 11 p.m. 10 classes at 220, 6 to a class.',
  },
  HEALTHCARE_MEDICAL_MIND: {
    heading: 'Take your time to say it',
    body: 'Sessions of 50 minutes, by appointment. The first is 60.',
  },
  HEALTHCARE_MEDICAL_VET: {
    heading: 'For those who cannot say',
    body: 'Open from 9 a.m. to 8 p.m. Puppies get 5 vaccinations.',
  },
  OTHERS_STAY: {
    heading: 'Stay another day',
    body: 'Arrive from 3 p.m., leave by 11 a.m. Two guests from 120 a night.',
  },
  OTHERS_CULTURE: {
    heading: 'An evening together',
    body: 'Every Saturday at 7 p.m. 40 seats, 15 at the door.',
  },
  OTHERS_LIFE: { heading: 'Mended to last', body: 'Ready in 3 days. We come to you within 20 km, from 30.' },
  OTHERS_PET: { heading: 'As easy as a walk', body: '90 minutes, 45 up to 5 kg. Six animals a day.' },
  OTHERS_MANUFACTURE: {
    heading: 'True to 0.1 mm',
    body: 'From 100 pieces, within 2 weeks. Drawings checked in 1 day.',
  },
  OTHERS_PUBLIC: {
    heading: 'Our town, together',
    body: 'Ask on weekdays, 9 a.m. to 6 p.m. Apply by 31 December.',
  },
}

/**
 * Options of a persona's profile in the order of the picker. Words:
 * `locales/<language>/options-strategy.json`.
 */
export const genders = ['FEMALE', 'MALE', 'OTHER', 'ANY'] as const

export const familyRoles = [
  'SOLO',
  'PARTNER',
  'MOTHER',
  'FATHER',
  'EXPECTING',
  'SINGLE_PARENT',
  'DAUGHTER',
  'SON',
  'SIBLING',
  'GRANDPARENT',
  'CAREGIVER',
  'PET_OWNER',
  'ANY',
] as const

export const ages = [
  'AGE_14_19',
  'AGE_20_24',
  'AGE_25_29',
  'AGE_30_34',
  'AGE_35_39',
  'AGE_40_44',
  'AGE_45_49',
  'AGE_50_59',
  'AGE_60_69',
  'AGE_70_UP',
] as const

/** Archetypes; each has a name (`character`) and a description (`characterLine`). */
export const characters = [
  'INNOCENT',
  'EVERYPERSON',
  'HERO',
  'CAREGIVER',
  'EXPLORER',
  'REBEL',
  'LOVER',
  'CREATOR',
  'JESTER',
  'SAGE',
  'MAGICIAN',
  'RULER',
] as const

export type Gender = (typeof genders)[number]
export type FamilyRole = (typeof familyRoles)[number]
export type Age = (typeof ages)[number]

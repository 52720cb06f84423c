/** What an application for the free design support may contain. Lengths in UTF-16 units. */
export const applicationLimits = {
  name: 40,
  services: 5,
  service: 40,
  target: 100,
  keywords: 5,
  adRequest: 2000,
  photos: 10,
  photoBytes: 5 * 1024 * 1024,
  designs: 10,
  designBytes: 20 * 1024 * 1024,
} as const

export const adPurposes = ['OPENING', 'PRODUCT', 'SALE', 'SEASON', 'INTRODUCE', 'OTHER'] as const
export type AdPurpose = (typeof adPurposes)[number]

export const applicationStatuses = ['RECEIVED', 'REVIEWING', 'DELIVERED', 'DECLINED'] as const
export type ApplicationStatus = (typeof applicationStatuses)[number]

/** States of an application without a result. */
export const openApplicationStatuses = [
  'RECEIVED',
  'REVIEWING',
] as const satisfies readonly ApplicationStatus[]

/** Days for which an application is kept after its result was sent. The form and the privacy policy state the same number. */
export const applicationKeptDays = 180

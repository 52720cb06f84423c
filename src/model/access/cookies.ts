const day = 24 * 60 * 60

/** Names and lifetimes in seconds of the product's cookies. Readable by script: the client builds the bearer header. */
export const cookies = {
  accessToken: { name: 'saegim-access-token', maxAgeSeconds: 90 * day },
  brandId: { name: 'saegim-brand-id', maxAgeSeconds: 90 * day },
  locale: { name: 'saegim-locale', maxAgeSeconds: 365 * day },
  savedEmail: { name: 'saegim-saved-email', maxAgeSeconds: 365 * day },
  hideExpired: { name: 'saegim-hide-expired', maxAgeSeconds: day },
  /** What has to come back from a provider; the page that it comes back to compares and deletes it. */
  snsState: { name: 'saegim-sns-state', maxAgeSeconds: 10 * 60 },
} as const

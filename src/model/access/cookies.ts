const day = 24 * 60 * 60

/**
 * Names and lifetimes (in seconds) of the product's cookies. They are readable by scripts: the client builds
 * the bearer header from one.
 */
export const cookies = {
  accessToken: { name: 'saegim-access-token', maxAgeSeconds: 90 * day },
  brandId: { name: 'saegim-brand-id', maxAgeSeconds: 90 * day },
  locale: { name: 'saegim-locale', maxAgeSeconds: 365 * day },
  savedEmail: { name: 'saegim-saved-email', maxAgeSeconds: 365 * day },
  /** The campaign is not shown for a day. */
  hideEvent: { name: 'saegim-hide-event', maxAgeSeconds: day },
  hideExpired: { name: 'saegim-hide-expired', maxAgeSeconds: day },
  /**
   * Domain of all the others, where the operator set one; the server sends it with each page. The prefix keeps other hosts
   * of the domain from setting it: they could have the token sent to them.
   */
  domain: { name: '__Host-saegim-cookie-domain', maxAgeSeconds: 365 * day },
  /** State of an OAuth attempt; the page that the provider redirects to compares and deletes it. */
  snsState: { name: 'saegim-sns-state', maxAgeSeconds: 10 * 60 },
} as const

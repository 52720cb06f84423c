/** Screens of the app that the site links to. They read the language from the browser, not from the address. */
export const appAddresses = {
  start: '/quest/0',
  apply: '/quest/event/0',
  logIn: '/account/login',
  signUp: '/account/signup/intro',
  brand: '/brand',
  /** Premium templates in the dress of the open brand. */
  premium: '/brand/market/template?price=premium',
  requestWork: '/brand/setting/worker',
  work: '/profile',
  contact: '/contact',
} as const

/** The choice of a plan over the brand of a visitor who is signed in, or signs in first. */
export const planAddress = (level: number, period: 'MONTHLY' | 'YEARLY') =>
  `${appAddresses.brand}?plan=${level}&period=${period}`

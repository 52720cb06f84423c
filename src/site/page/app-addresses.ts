/** Screens of the app that the site links to. They read the language from the browser, not from the address. */
export const appAddresses = {
  start: '/quest/0',
  apply: '/quest/event/0',
  logIn: '/account/login',
  brand: '/brand',
  work: '/profile',
} as const

/** Screens of the app that the site links to. They read the language from the browser, not from the address. */
export const appAddresses = {
  landing: '/',
  introduction: '/#introduction',
  together: '/#together',
  start: '/quest/0',
  logIn: '/account/login',
  brand: '/brand',
  faq: '/faq',
  terms: '/policy/TERM',
  privacy: '/policy/PRIVACY',
} as const

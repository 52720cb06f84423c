/** The number of a payment, as orders are given it: `pid`. */
export const paymentNumber = /^sg[\w-]{4,62}$/

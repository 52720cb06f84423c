/** What a question to the operator may contain. Lengths in UTF-16 units. */
export const ticketLimits = { name: 40, text: 4000, answer: 4000, answers: 20 } as const

export const ticketTopics = ['PAYMENT', 'ACCOUNT', 'USE', 'PRINT', 'PARTNER', 'OTHER'] as const
export type TicketTopic = (typeof ticketTopics)[number]

/** ANSWERED: the last answer is on its way or was mailed. CLOSED: nothing more is done about it. */
export const ticketStatuses = ['RECEIVED', 'ANSWERED', 'CLOSED'] as const
export type TicketStatus = (typeof ticketStatuses)[number]

/** Years for which a question is kept after it was closed. The form, the privacy policy and the law (전자상거래법) say the same. */
export const ticketKeptYears = 3

/** Days after which an answered question is closed, and one that was never answered. */
export const openDays = { answered: 30, received: 365 } as const

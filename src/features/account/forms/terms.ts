/** The terms of sign-up, in the order shown. */
export const termNames = ['age', 'service', 'privacy', 'marketing'] as const

export type TermName = (typeof termNames)[number]
export type Terms = Readonly<Record<TermName, boolean>>

export const noTerms: Terms = { age: false, service: false, privacy: false, marketing: false }

const required: readonly TermName[] = ['age', 'service', 'privacy']

export function isRequired(name: TermName): boolean {
  return required.includes(name)
}

/** Whether every single term is agreed to; the state of the checkbox for all. */
export function isAllAgreed(terms: Terms): boolean {
  return termNames.every((name) => terms[name])
}

export function agreeAll(isAgreed: boolean): Terms {
  return { age: isAgreed, service: isAgreed, privacy: isAgreed, marketing: isAgreed }
}

export function agree(terms: Terms, name: TermName, isAgreed: boolean): Terms {
  return { ...terms, [name]: isAgreed }
}

/** The first required term that is missing; null if none is. */
export function missingTerm(terms: Terms): TermName | null {
  return required.find((name) => !terms[name]) ?? null
}

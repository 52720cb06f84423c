import { describe, expect, it } from 'vitest'
import { agree, agreeAll, isAllAgreed, missingTerm, noTerms, termNames } from './terms.ts'

describe('terms of sign-up', () => {
  it('checks the box for all once the last single one is checked', () => {
    let terms = noTerms
    for (const name of termNames) {
      expect(isAllAgreed(terms)).toBe(false)
      terms = agree(terms, name, true)
    }
    expect(isAllAgreed(terms)).toBe(true)
  })

  it('unchecks only the box for all and the one that is unchecked', () => {
    for (const name of termNames) {
      const terms = agree(agreeAll(true), name, false)
      expect(isAllAgreed(terms)).toBe(false)
      expect(termNames.filter((other) => !terms[other])).toEqual([name])
    }
  })

  it('checks and unchecks every single one with the box for all', () => {
    expect(Object.values(agreeAll(true))).toEqual([true, true, true, true])
    expect(agreeAll(false)).toEqual(noTerms)
  })

  it('asks for the required ones in the order shown and never for marketing', () => {
    expect(missingTerm(noTerms)).toBe('age')
    expect(missingTerm(agree(noTerms, 'age', true))).toBe('service')
    expect(missingTerm({ ...agreeAll(true), privacy: false })).toBe('privacy')
    expect(missingTerm({ ...agreeAll(true), marketing: false })).toBeNull()
  })
})

import { type AnyRoute, createMemoryHistory, isNotFound } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { createAppRouter } from '../router.tsx'
import { personalNames } from './personal-names.fixture.ts'

test('no screen reads data of a person or a secret from its URL', () => {
  const { routesById } = createAppRouter(createMemoryHistory())
  const validators = Object.values(routesById as unknown as Record<string, AnyRoute>).flatMap(
    ({ id, options: { validateSearch } }) =>
      typeof validateSearch === 'function' ? [{ id: String(id), validateSearch }] : [],
  )
  expect(validators.length).toBeGreaterThan(15)
  const given = Object.fromEntries(personalNames.map((name) => [name, 'ji@ongi.example']))
  const found = validators.flatMap(({ id, validateSearch }) =>
    namesRead(() => validateSearch(given) as object)
      .filter((name) => personalNames.includes(name))
      .map((name) => `${id} ${name}`),
  )
  expect(found).toEqual([])
})

/** Nothing where the screen is none with such a search. */
function namesRead(read: () => object): string[] {
  try {
    return Object.keys(read())
  } catch (cause) {
    if (isNotFound(cause)) return []
    throw cause
  }
}

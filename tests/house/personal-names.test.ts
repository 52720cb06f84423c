import { expect, test } from 'vitest'
import * as z from 'zod'
import { personalNames } from '#app/routing/personal-names.fixture.ts'
import { contract } from '#contract/contract.ts'
import { filesBelow } from './source-files.ts'

/** Calls that have one, with why. */
const excepted: Readonly<Record<string, string>> = {
  'account.checkEmail email': 'the specification names it; the app makes no such call',
  'account.checkEmailToInvite email': 'the specification names it; the app makes no such call',
  'captcha.check token': 'a proof that is spent by the call, and says nothing of a person',
}

test('no call has data of a person or a secret in its URL, which browsers remember and proxies log', () => {
  const found = contract.flatMap(({ name, path, query }) =>
    [...namesOf(query), ...[...path.matchAll(/\{(\w+)\}/g)].map(([, param]) => param ?? '')]
      .filter((param) => personalNames.includes(param))
      .map((param) => `${name} ${param}`),
  )
  expect(found.sort()).toEqual(Object.keys(excepted).sort())
})

test('the app makes none of the calls that have an e-mail address in their URL', () => {
  const files = filesBelow(['src'], /\.tsx?$/).filter(({ path }) => !path.startsWith('src/contract/'))
  expect(files.filter(({ text }) => /\bcheckEmail(ToInvite)?\b/.test(text))).toEqual([])
})

function namesOf(query: unknown): string[] {
  if (query === undefined) return []
  const { properties = {} } = z.toJSONSchema(query as z.ZodType, { io: 'input', unrepresentable: 'any' })
  return Object.keys(properties)
}

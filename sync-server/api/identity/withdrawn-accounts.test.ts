import { expect, test } from 'vitest'
import { languages } from '#model/language/languages.ts'
import { readPolicies } from '#server/database/seed/policies.ts'
import { restorableDays } from '#server/database/tables/retention.ts'
import { rememberedDays } from './withdrawn-accounts.ts'

const policies = readPolicies(new URL('../../../locales', import.meta.url).pathname)

test.each(languages.map(({ key }) => key))(
  'the privacy policy in %s states how long a withdrawn person is recognised, and a deleted brand can be restored',
  (language) => {
    const { body } =
      policies.find((policy) => policy.type === 'PRIVACY' && policy.language === language) ?? {}
    const rows = String(body)
      .split('\n')
      .filter((line) => line.startsWith('|') && !line.startsWith('| saegim-'))
    const periods = rows.flatMap((row) => /(\d+) ?(?:일|days|日|天)[^|]*\|$/.exec(row)?.[1] ?? [])
    expect(periods).toContain(String(rememberedDays))
    expect(rows.filter((row) => row.includes(`${restorableDays}`)).length).toBe(1)
  },
)

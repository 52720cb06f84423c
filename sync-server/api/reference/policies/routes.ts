import { listPolicies, listPolicyTypes, readPolicy } from '#contract/reference.ts'
import { aiServices, fillFacts, isSignUpOpen } from '#server/database/seed/policy-facts.ts'
import { type Implementation, implement } from '#server/http/implement.ts'
import { listing } from '#server/http/listing.ts'
import { Refusal } from '#server/http/refusal.ts'
import { inLanguage, toPolicyFacts } from './policies.ts'
import { listPolicyRows } from './queries.ts'

export const policyRoutes: readonly Implementation[] = [
  implement(listPolicyTypes, async () => listing('types', ['TERM', 'PRIVACY', 'MARKETING'])),

  implement(readPolicy, async ({ db, language, services }, { params: { type } }) => {
    const rows = await listPolicyRows(db, type)
    const [latest] = inLanguage(
      rows.filter(({ is_latest }) => is_latest),
      language,
    )
    if (!latest) throw new Refusal('NOT_FOUND')
    const { environment, photos, signIn, sns, captcha, ai } = services
    // People agree to them when they sign up: a text with blanks is not shown to the public.
    if (!isSignUpOpen(environment)) throw new Refusal('POLICY_NOT_READY')
    const body = fillFacts(latest.body, environment, {
      photos: photos.pictureOrigin !== null,
      google: signIn.isOn('GOOGLE'),
      facebook: signIn.isOn('FACEBOOK'),
      sns: sns.isOn('FACEBOOK') || sns.isOn('INSTAGRAM'),
      captcha: captcha.siteKey !== null,
      ...aiServices(ai.chat !== null),
      images: ai.images !== null,
      // It gets texts only where no language model translates them.
      papago: ai.papago !== null && ai.chat === null,
    })
    return { ...toPolicyFacts(type, latest, environment), body }
  }),

  implement(listPolicies, async ({ db, language, services }, { params: { type } }) => {
    const rows = inLanguage(await listPolicyRows(db, type), language)
    return listing(
      'documents',
      rows.map((row) => toPolicyFacts(type, row, services.environment)),
    )
  }),
]

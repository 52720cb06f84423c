import * as z from 'zod'
import { id, listOf, option } from './basic.ts'

const industry = z.object({
  key: z.string(),
  value: z.string(),
  idCategory: z.number(),
  children: z.array(option),
})

export const listIndustries = {
  query: z.object({ idCategory: z.coerce.number().int().optional() }),
  answer: listOf('industries', industry),
}

const options = listOf('options', option)

export const listActivityPeriods = { answer: options }

export const listMemberCounts = { answer: options }

export const listGenders = { answer: options }

export const listFamilyRoles = { answer: options }

export const listPersonaCountries = { answer: options }

export const listCharacters = { answer: options }

export const listAges = { answer: options }

export const listKeywords = {
  query: z.object({ query: z.string().max(40).optional() }),
  answer: listOf('keywords', z.object({ idBrandKeyword: z.number(), key: z.string(), keyword: z.string() })),
}

const plan = z
  .object({
    idPlan: z.number(),
    title: z.string(),
    level: z.number(),
    price: z.number(),
    priceOfYear: z.number(),
    credit: z.number(),
    currency: z.enum(['KRW', 'USD']),
    storageBytes: z.number(),
    /** How many people a brand may have. */
    seats: z.number(),
    /** For how many days versions are kept. */
    historyDays: z.number(),
    /** Whether an owner with this plan may make more than one brand here. */
    manyBrands: z.boolean(),
    /** Whether more brands than of any other paid plan have it, of those that are enough to say so. */
    mostChosen: z.boolean(),
  })
  .meta({ id: 'Plan' })

export const listPlans = { answer: listOf('plans', plan) }

export const listLanguages = {
  answer: listOf('languages', z.object({ value: z.string(), language: z.string() })),
}

export const listCountries = { answer: listOf('countries', z.object({ code: z.string(), name: z.string() })) }

const isOn = z.boolean()

const publicKey = z.string().nullable()

export const readProviders = {
  answer: z.object({
    /** Whether accounts may be created: not before the policies of a public server are complete. */
    signUp: isOn,
    login: z.object({ google: isOn, kakao: isOn, naver: isOn, facebook: isOn }),
    ai: z.object({
      text: isOn,
      image: isOn,
      logo: isOn,
      /** Who gets the texts that the language model writes from; null where `text` is off. */
      provider: z.string().nullable(),
      /** Who makes pictures, by name or host, and the credits for one; null where `image` is false. */
      picture: z.object({ provider: z.string(), credit: z.number() }).nullable(),
    }),
    translate: isOn,
    photos: isOn,
    documents: isOn,
    sns: z.object({ facebook: isOn, instagram: isOn }),
    /** `sandbox`: what is bought takes no money. `off`: nothing is sold. */
    payments: z.enum(['off', 'sandbox', 'on']),
    /** Who takes the money of cards, as people read it; null where `payments` is not `on`. */
    paymentAgency: z.string().nullable(),
    /** E-mail address of the operator; null where none is configured. */
    contactEmail: z.string().nullable(),
    /** Ways to reach the operator beside the form; null those that are not there. */
    contact: z.object({
      /** `hours` as people read them. */
      phone: z.object({ number: z.string(), hours: z.string() }).nullable(),
      /** Address of a channel at KakaoTalk. */
      kakaoChannel: z.string().nullable(),
    }),
    captchaSiteKey: publicKey,
    chatKey: publicKey,
    kakaoJsKey: publicKey,
    /** Where Kakao's SDK is loaded from; null where `kakaoJsKey` is. */
    kakaoSdk: z.object({ url: z.string(), integrity: z.string().nullable() }).nullable(),
  }),
}

const policyType = z.enum(['TERM', 'PRIVACY', 'MARKETING'])

const policyFacts = { type: policyType, version: z.number(), effectiveDate: z.string(), language: z.string() }

export const listPolicyTypes = { answer: listOf('types', policyType) }

export const readPolicy = {
  params: z.object({ type: policyType }),
  answer: z.object({ ...policyFacts, body: z.string() }),
}

export const listPolicies = {
  params: z.object({ type: policyType }),
  answer: listOf('documents', z.object(policyFacts)),
}

/**
 * The subject of a question, such as `TEAM`. It stays the same when categories get other ids or are divided.
 */
const faqType = z.string().regex(/^[A-Z][A-Z0-9_]{0,63}$/)

export const listFaqCategories = {
  answer: listOf('categories', z.object({ idCategory: z.number(), name: z.string() })),
}

export const listFaqTypes = { answer: listOf('types', faqType) }

const faq = z
  .object({
    /** Unique among all questions, and the same in every language. */
    key: z.string(),
    idCategory: z.number(),
    type: faqType,
    question: z.string(),
    answer: z.string(),
    /** A page of the app with more on the subject. */
    link: z.object({ label: z.string(), href: z.string() }).nullable(),
  })
  .meta({ id: 'Faq' })

export const pageFaqs = {
  query: z.object({
    idCategory: id.optional(),
    type: faqType.optional(),
    page: z.coerce.number().int().min(0).max(10_000).default(0),
    size: z.coerce.number().int().min(1).max(200).default(20),
  }),
  answer: listOf('faqs', faq),
}

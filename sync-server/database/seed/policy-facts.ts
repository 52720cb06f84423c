import { resolve } from 'node:path'
import type { Environment } from '#server/environment/environment.ts'
import { isPublic } from '#server/environment/this-machine.ts'
import { readPolicies } from './policies.ts'

type Operator = Pick<Environment, 'company' | 'policyFacts' | 'ai' | 'images'>

/** What the policies depend on. */
type Settings = Operator &
  Pick<Environment, 'publicUrl' | 'unsplash' | 'signIn' | 'sns' | 'captcha' | 'papago'>

const locales = resolve(import.meta.dirname, '../../../locales')
const missingOf = new WeakMap<object, readonly string[]>()

/**
 * Whether sign-up is open. People agree to the policies when they sign up: on a public server these have
 * to name the operator first.
 */
export function isSignUpOpen(settings: Settings): boolean {
  return !isPublic(settings) || missingPolicyFacts(settings).length === 0
}

/** Slots of the policies, in all languages, for which the operator has set no text. Read once per environment. */
export function missingPolicyFacts(settings: Settings): readonly string[] {
  const known = missingOf.get(settings)
  if (known) return known
  const policies = readPolicies(locales)
  const services = servicesIn(settings)
  const slots = policies.flatMap(({ body, type, effective_at }) => [
    ...(effective_at === null && effectiveDateOf(type, settings) === null ? [effectiveDateSlot(type)] : []),
    ...slotsOf(fillFacts(body, settings, services, (slot) => `{{${slot}}}`)),
  ])
  const missing = [...new Set(slots)].sort()
  missingOf.set(settings, missing)
  return missing
}

/** The services on which lines of the policies depend. */
function servicesIn({
  unsplash,
  signIn,
  sns,
  captcha,
  ai,
  images,
  papago,
}: Settings): Readonly<Record<string, boolean>> {
  return {
    photos: unsplash !== null,
    google: signIn.google !== null,
    facebook: signIn.facebook !== null,
    sns: sns.facebook !== null || sns.instagram !== null,
    captcha: captcha !== null,
    ...aiServices(ai !== null),
    images: images !== null,
    papago: papago !== null && ai === null,
  }
}

/** Of the policies, where texts by a language model are on or off. */
export function aiServices(isOn: boolean): Readonly<Record<'ai' | 'aiOff', boolean>> {
  return { ai: isOn, aiOff: !isOn }
}

/** The day from which a policy applies, `YYYY-MM-DD`, where the operator has set it in POLICY_FACTS. */
export function effectiveDateOf(type: string, { policyFacts }: Pick<Operator, 'policyFacts'>): string | null {
  const day = policyFacts[effectiveDateSlot(type)] ?? ''
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : null
}

/**
 * Fills the slots of a policy, such as `{{company.name}}`. Who runs the models is that of the environment, unless a fact says
 * otherwise. A line with a slot that does not apply here (null) is left out. A line that begins with `{{?photos}}` is kept
 * only where that service is on. One that begins with `{{!operator}}` is a note for who edits the file, and is removed.
 */
export function fillFacts(
  body: string,
  { company, policyFacts, ai, images }: Operator,
  services: Readonly<Record<string, boolean>>,
  blank: (slot: string) => string = () => '○○○',
): string {
  const facts: Readonly<Record<string, string | null | undefined>> = {
    'processor.ai': (ai ?? images)?.provider,
    ...policyFacts,
    ...Object.fromEntries(Object.entries(company).map(([name, fact]) => [`company.${name}`, fact])),
  }
  return body
    .replace(/^\{\{!operator\}\}.*\s*/gm, '')
    .replace(/^\{\{\?(\w+)\}\}(.*\n?)/gm, (_, service: string, line: string) =>
      services[service] ? line : '',
    )
    .split(/(?<=\n)/)
    .filter((line) => slotsOf(line).every((slot) => facts[slot] !== null))
    .join('')
    .replace(/\{\{([\w.]+)\}\}/g, (_, slot: string) => facts[slot] || blank(slot))
}

function slotsOf(text: string): string[] {
  return [...text.matchAll(/\{\{([\w.]+)\}\}/g)].flatMap(([, slot]) => slot ?? [])
}

function effectiveDateSlot(type: string): string {
  return `${type.toLowerCase()}.effectiveDate`
}

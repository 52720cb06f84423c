import type { Call } from '#contract/call.ts'
import type { BrandRole } from '#model/access/roles.ts'
import type { Sent, TestApi } from '#server/api/test-api.ts'

/** A brand with one member of each role, and somebody who does not belong to it. */
export interface World {
  readonly api: TestApi
  readonly idBrand: number
  readonly idValue: number
  readonly tokens: Readonly<Record<BrandRole, string>>
  readonly stranger: string
}

export async function openWorld(api: TestApi): Promise<World> {
  const owner = await api.person('한결')
  const idBrand = await api.brand(owner.id)
  const join = async (role: BrandRole) => {
    const person = await api.person()
    await api.join(idBrand, person.id, role)
    return person.token
  }
  const { id } = await api.database.kysely
    .insertInto('brand_core_value')
    .values({ brand_id: idBrand, keyword: '정직', order_ascending: 0 })
    .returning('id')
    .executeTakeFirstOrThrow()
  return {
    api,
    idBrand,
    idValue: id,
    tokens: {
      BRAND_ROLE_OWNER: owner.token,
      BRAND_ROLE_ADMIN: await join('BRAND_ROLE_ADMIN'),
      BRAND_ROLE_DESIGNER: await join('BRAND_ROLE_DESIGNER'),
      BRAND_ROLE_MEMBER: await join('BRAND_ROLE_MEMBER'),
    },
    stranger: (await api.person()).token,
  }
}

const password = 'ongi-demo-1'
let emails = 0
const freshEmail = () => `fixture${++emails}@ongi.example`

async function mailedCode({ api }: World): Promise<{ email: string; code: string }> {
  const email = freshEmail()
  const body = { email, mode: 'SIGNUP' }
  await api.request({ method: 'POST', url: '/api/v1/account/cert/email', payload: body })
  return { email, code: /^(\d{6})$/m.exec(api.newestMail())?.[1] ?? 'none' }
}

async function confirmedEmail(world: World): Promise<string> {
  const { email, code } = await mailedCode(world)
  const body = { email, code, mode: 'SIGNUP' }
  await world.api.request({ method: 'POST', url: '/api/v1/account/cert/email/confirm', payload: body })
  return email
}

async function account(world: World): Promise<string> {
  const email = await confirmedEmail(world)
  const payload = { email, password, fullName: '온기' }
  await world.api.request({ method: 'POST', url: '/api/v1/account/signup', payload })
  return email
}

type Fixture = (world: World) => Promise<Sent> | Sent
const nothing: Fixture = () => ({})

/** What a good caller sends, by the name of the call. A new call needs a line here. */
const fixtures: Readonly<Record<string, Fixture>> = {
  'account.checkEmail': () => ({ query: { email: freshEmail() } }),
  'account.checkEmailToInvite': () => ({ query: { email: freshEmail() } }),
  'account.sendCode': () => ({ body: { email: freshEmail(), mode: 'SIGNUP' } }),
  'account.confirmCode': async (world) => ({ body: { ...(await mailedCode(world)), mode: 'SIGNUP' } }),
  'account.signUp': async (world) => ({
    body: { email: await confirmedEmail(world), password, fullName: '온기' },
  }),
  'account.logIn': async (world) => ({ body: { email: await account(world), password } }),
  'account.logOut': nothing,
  'me.read': nothing,
  'me.changeProfile': () => ({ body: { fullName: '한결', locale: 'en' } }),
  'brand.create': () => ({ body: { name: '온기' } }),
  'brand.list': nothing,
  'brand.readRole': ({ idBrand }) => ({ query: { idBrand } }),
  'brand.read': nothing,
  'brand.change': () => ({ body: { subName: 'Ongi' } }),
  'brand.changeCompany': () => ({ body: { businessNumber: '123-45-67891' } }),
  'brand.readProgress': nothing,
  'brand.changeSetting': () => ({ body: { tutorial: false } }),
  'brand.delete': nothing,
  'brandCore.read': nothing,
  'brandCore.change': () => ({ body: { background: '할머니의 사발' } }),
  'coreValues.list': nothing,
  'coreValues.create': () => ({ body: { keyword: '기다림' } }),
  'coreValues.change': ({ idValue }) => ({ params: { id: idValue }, body: { description: '숨기지 않아요' } }),
  'coreValues.delete': ({ idValue }) => ({ params: { id: idValue } }),
  'coreValues.searchKeywords': () => ({ query: { keyword: 'ㅈ' } }),
  'brandCore.draft.story': nothing,
  'brandCore.draft.purpose': nothing,
  'brandCore.draft.vision': nothing,
  'brandCore.draft.value': nothing,
  'brandMeta.industries': nothing,
  'brandMeta.activityPeriodType': nothing,
  'brandMeta.memberCountType': nothing,
  'brandMeta.keyword': nothing,
  'brandMeta.plan': nothing,
  'setting.languages': nothing,
  'setting.countries': nothing,
  'documents.types': nothing,
  'documents.latest': () => ({ params: { type: 'TERM' } }),
  'documents.list': () => ({ params: { type: 'PRIVACY' } }),
}

/** What the call needs beside a token and a brand. */
export async function goodCase({ name }: Call, world: World): Promise<Sent> {
  const fixture = fixtures[name]
  if (!fixture) throw new Error(`${name} has no good case in tests/contract/fixtures.ts.`)
  return fixture(world)
}

export const fixtureNames: readonly string[] = Object.keys(fixtures)

/** The good case with everything that lets it in, as somebody of a role. */
export async function sentAs(role: BrandRole, call: Call, world: World): Promise<Sent> {
  const sent = await goodCase(call, world)
  if (call.access === 'public') return sent
  const token = world.tokens[role]
  return call.access === 'token' ? { ...sent, token } : { ...sent, token, idBrand: world.idBrand }
}

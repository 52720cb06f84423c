import type { Call } from '#contract/call.ts'
import { uploadImage } from '#contract/file.ts'
import { createVersion } from '#contract/history.ts'
import { createShare } from '#contract/share.ts'
import { changeLogo } from '#contract/visual.ts'
import type { BrandRole } from '#model/access/roles.ts'
import type { Sent, TestApi } from '#server/api/test-api.ts'
import { orderedRows } from '#server/database/brand-rows.ts'

/** A brand with one member of each role, and somebody who does not belong to it. */
export interface World {
  readonly api: TestApi
  readonly idBrand: number
  readonly idValue: number
  readonly idPersona: number
  readonly idCompetitor: number
  readonly idPhotograph: number
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
  const rowOf = async (
    table: 'brand_positioning_persona' | 'brand_positioning_competitor' | 'brand_visual_photography',
  ) => {
    const made = await orderedRows(table).insert(api.database.kysely, idBrand, {})
    return made.id
  }
  return {
    api,
    idBrand,
    idValue: id,
    idPersona: await rowOf('brand_positioning_persona'),
    idCompetitor: await rowOf('brand_positioning_competitor'),
    idPhotograph: await rowOf('brand_visual_photography'),
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

/** One picture of one pixel. */
const picture = {
  bytes: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
  name: 'logo.png',
  type: 'image/png',
}

async function uploaded({ api, idBrand, tokens }: World): Promise<number> {
  const sent = { token: tokens.BRAND_ROLE_OWNER, idBrand, body: { fileType: 'LOGO' }, file: picture }
  return Number((await api.send(uploadImage, sent)).body.idFile)
}

async function keptVersion({ api, idBrand, tokens }: World) {
  const document = 'guide'
  const sent = { token: tokens.BRAND_ROLE_OWNER, idBrand, params: { document }, body: { name: '시안' } }
  return { document, idVersion: Number((await api.send(createVersion, sent)).body.idVersion) }
}

async function shared({ api, idBrand, tokens }: World): Promise<{ idShare: number; key: string }> {
  const sent = { token: tokens.BRAND_ROLE_OWNER, idBrand, body: { part: 'ALL' } }
  const { body } = await api.send(createShare, sent)
  return { idShare: Number(body.idShare), key: String(body.key) }
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
  'brandVisual.read': nothing,
  'brandVisual.changeLogo': () => ({ body: { logoSymbol: null } }),
  'brandVisual.changeColors': () => ({ body: { main: '#B4583A' } }),
  'brandVisual.changeTypography': () => ({
    body: { korMain: { idFontFamily: 2, idFontFace: 2400, weightValue: 400 } },
  }),
  'brandVisual.downloadTypography': () => ({ body: { idFontFamily: 24 } }),
  'brandVisual.suggestColors': () => ({ query: { main: '#B4583A' } }),
  'photography.list': nothing,
  'photography.change': ({ idPhotograph }) => ({
    body: [{ idBrandVisualPhotography: idPhotograph, description: '가마 앞' }, { idUnsplash: 'abc' }],
  }),
  'photography.read': ({ idPhotograph }) => ({ params: { id: idPhotograph } }),
  'photography.delete': ({ idPhotograph }) => ({ params: { id: idPhotograph } }),
  'personality.read': nothing,
  'personality.change': () => ({
    body: { keywords: [1, { idBrandKeyword: null, keyword: '불빛' }], tagline1: '오늘의 한 끼에 온기를' },
  }),
  'positioning.read': nothing,
  'positioning.change': () => ({ body: { axisX: 45, axisXLow: '부담 없는 가격' } }),
  'persona.list': nothing,
  'persona.count': nothing,
  'persona.read': ({ idPersona }) => ({ params: { id: idPersona } }),
  'persona.create': () => ({ body: { name: '이서연', country: 'KR' } }),
  'persona.change': ({ idPersona }) => ({ params: { id: idPersona }, body: { goal: '저녁 한 끼' } }),
  'persona.delete': ({ idPersona }) => ({ params: { id: idPersona } }),
  'competitor.list': nothing,
  'competitor.count': nothing,
  'competitor.read': ({ idCompetitor }) => ({ params: { id: idCompetitor } }),
  'competitor.create': () => ({ body: { brandName: '모아키친' } }),
  'competitor.change': ({ idCompetitor }) => ({ params: { id: idCompetitor }, body: { axisX: 15 } }),
  'competitor.delete': ({ idCompetitor }) => ({ params: { id: idCompetitor } }),
  'approval.read': nothing,
  'approval.change': () => ({ body: { section: 'brandCorePurpose', state: 'IN_REVIEW' } }),
  'font.family': () => ({ query: { idFontFamily: 2 } }),
  'font.families': () => ({ query: { language: 'ko', serif: 'true' } }),
  'font.familiesPage': () => ({ query: { page: 1, size: 10 } }),
  'font.face': () => ({ query: { idFontFace: 2700 } }),
  'brandMeta.genderType': nothing,
  'brandMeta.familyRole': nothing,
  'brandMeta.countryCode': nothing,
  'brandMeta.character': nothing,
  'brandMeta.ageType': nothing,
  'brandMeta.industries': nothing,
  'brandMeta.activityPeriodType': nothing,
  'brandMeta.memberCountType': nothing,
  'brandMeta.keyword': nothing,
  'brandMeta.plan': nothing,
  'file.uploadImage': () => ({ body: { fileType: 'LOGO' }, file: picture }),
  'file.read': async (world) => ({ params: { idFile: await uploaded(world) } }),
  'file.facts': async (world) => ({ params: { idFile: await uploaded(world) } }),
  'file.delete': async (world) => ({ query: { idFiles: await uploaded(world) } }),
  'file.readStorage': nothing,
  'photo.search': () => ({ query: { query: '도자기' } }),
  'photo.place': () => ({ body: { id: 'a-bowl' } }),
  'history.list': () => ({ params: { document: 'guide' } }),
  'history.replaced': () => ({ query: { document: 'guide', size: 10 } }),
  'history.create': () => ({ params: { document: 'guide' }, body: { name: '첫 시안' } }),
  'history.read': async (world) => ({ params: await keptVersion(world) }),
  'history.rename': async (world) => ({ params: await keptVersion(world), body: { name: '확정본' } }),
  'history.delete': async (world) => ({ params: await keptVersion(world) }),
  'history.restore': async (world) => ({ params: await keptVersion(world) }),
  'share.list': nothing,
  'share.create': () => ({ body: { part: 'ALL' } }),
  'share.revoke': async (world) => ({ params: { idShare: (await shared(world)).idShare } }),
  'brandShare.read': async (world) => ({ query: { key: (await shared(world)).key } }),
  'brandShare.render': async (world) => ({ query: { key: (await shared(world)).key } }),
  'brandShare.core': async (world) => ({ query: { key: (await shared(world)).key } }),
  'brandShare.visual': async (world) => ({ query: { key: (await shared(world)).key } }),
  'brandShare.file': async (world) => {
    const idFile = await uploaded(world)
    const sent = { token: world.tokens.BRAND_ROLE_OWNER, idBrand: world.idBrand }
    await world.api.send(changeLogo, { ...sent, body: { logoSymbol: { idFile } } })
    return { params: { idFile }, query: { key: (await shared(world)).key } }
  },
  'sync.status': nothing,
  'sync.refused': nothing,
  'sync.retry': () => ({ body: { document: 'guide' } }),
  'setting.providers': nothing,
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

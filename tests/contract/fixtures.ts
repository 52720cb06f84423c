import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { vi } from 'vitest'
import { sendCode } from '#contract/account.ts'
import { addBundle } from '#contract/bundle.ts'
import type { Call } from '#contract/call.ts'
import { uploadCampaignImage } from '#contract/campaign.ts'
import { accumulateCredit } from '#contract/credit.ts'
import { createUserDesign } from '#contract/design.ts'
import {
  createBrandDirectory,
  createUserDirectory,
  trashBrandDirectories,
  trashUserDirectories,
} from '#contract/directory.ts'
import { createDocument, trashDocument } from '#contract/document.ts'
import { createTag, trashFiles } from '#contract/drive.ts'
import { createDriveLink } from '#contract/drive-link.ts'
import { addFavorite } from '#contract/favorite.ts'
import { uploadFile, uploadImage, uploadProfileImage } from '#contract/file.ts'
import { addGoogleDocument, copyToBrand } from '#contract/google-document.ts'
import { createVersion } from '#contract/history.ts'
import { payLogoByPaypal } from '#contract/logo.ts'
import { createInviteLink, inviteMember } from '#contract/member.ts'
import { quoteTask } from '#contract/operator.ts'
import { lookUpOrder, makePaymentLink } from '#contract/operator-money.ts'
import { addPayMethod } from '#contract/payment.ts'
import { keepQuest, uploadQuestImage } from '#contract/quest.ts'
import { appendResumable, createResumable } from '#contract/resumable.ts'
import {
  addPasskey,
  beginPasskey,
  beginSecondFactor,
  readSecondFactor,
  turnOnSecondFactor,
} from '#contract/second-factor.ts'
import { createShare } from '#contract/share.ts'
import { logIn as logInBySns, start } from '#contract/sign-in.ts'
import { cancelSubscription, subscribe } from '#contract/subscription.ts'
import { sendTicket } from '#contract/support.ts'
import { requestQuote, requestTask } from '#contract/task.ts'
import { createTemplateTag } from '#contract/template.ts'
import { changeColors, changeLogo } from '#contract/visual.ts'
import { type BrandRole, brandRoles, isAtLeast } from '#model/access/roles.ts'
import type { StaffRole } from '#model/access/staff.ts'
import { documentName } from '#model/document-kinds/names.ts'
import { creditOfPicture } from '#model/pictures/made-picture.ts'
import { endOfDays } from '#model/time/seoul-day.ts'
import { grantCredits } from '#server/api/billing/credits/ledger.ts'
import { isoMedia } from '#server/api/files/content/test-files.ts'
import { printPdf } from '#server/api/tasks/test-print.ts'
import type { Sent, TestApi } from '#server/api/test-api.ts'
import { inTransaction } from '#server/database/transactions/transaction.ts'
import { designThumbnailKey } from '#server/gateways/storage/design-pictures.ts'
import { openStaffSession } from '#server/http/staff-session.ts'
import { hashToken, openSession } from '#server/http/tokens.ts'
import { ThumbnailMaker } from '#server/jobs/make-thumbnails.ts'
import { Authenticator } from '../support/authenticator.ts'

/** A brand with one member of each role, and a stranger. */
export interface World {
  readonly api: TestApi
  readonly idBrand: number
  readonly idValue: number
  readonly idPersona: number
  readonly idCompetitor: number
  readonly idPhotograph: number
  /** Token of the plain member. */
  readonly idMember: number
  readonly owner: { readonly id: number; readonly email: string }
  readonly tokens: Readonly<Record<BrandRole, string>>
  readonly stranger: string
}

/** Some tests open hundreds: one statement makes all rows. */
export async function openWorld(api: TestApi): Promise<World> {
  const people = [...brandRoles, null].map((role) => {
    const token = randomBytes(32).toString('base64url')
    return { role, email: freshEmail(), token, hash: hashToken(token) }
  })
  const tokenOf = (wanted: BrandRole | null) => people.find(({ role }) => role === wanted)?.token ?? ''
  const { rows } = await api.database.pool.query<WorldRow>(insertWorld, [
    people.map(({ role }) => role),
    people.map(({ email }) => email),
    people.map(({ hash }) => hash),
  ])
  if (!rows[0]) throw new Error('no world was made')
  const { idOwner, ...ids } = rows[0]
  return {
    api,
    ...ids,
    owner: { id: idOwner, email: people[0]?.email ?? '' },
    tokens: Object.fromEntries(brandRoles.map((role) => [role, tokenOf(role)])) as World['tokens'],
    stranger: tokenOf(null),
  }
}

interface WorldRow extends Omit<World, 'api' | 'owner' | 'tokens' | 'stranger'> {
  readonly idOwner: number
}

const insertWorld = `
  with given as (select * from unnest($1::text[], $2::text[], $3::bytea[]) as given (role, email, token_hash)),
    made as (insert into account (email, full_name) select email, '한결' from given returning id, email),
    person as (select id, role, token_hash from made join given using (email)),
    opened as (
      insert into session (token_hash, account_id, user_agent, expires_at)
      select token_hash, id, 'a test', now() + interval '1 day' from person
    ),
    brand as (insert into brand (name, plan, ai_text) values ('온기', 'PLUS', true) returning id),
    member as (
      insert into brand_member (brand_id, account_id, role, joined_at)
      select brand.id, person.id, role, now() from brand, person where role is not null
      returning id, account_id, role
    ),
    value as (
      insert into brand_core_value (brand_id, keyword, order_ascending) select id, '정직', 0 from brand returning id
    ),
    persona as (
      insert into brand_positioning_persona (brand_id, order_ascending) select id, 0 from brand returning id
    ),
    competitor as (
      insert into brand_positioning_competitor (brand_id, order_ascending) select id, 0 from brand returning id
    ),
    photograph as (
      insert into brand_visual_photography (brand_id, order_ascending) select id, 0 from brand returning id
    )
  select brand.id as "idBrand", value.id as "idValue", persona.id as "idPersona", competitor.id as "idCompetitor",
    photograph.id as "idPhotograph", member.id as "idMember", owner.account_id as "idOwner"
  from brand, value, persona, competitor, photograph, member, member as owner
  where member.role = 'BRAND_ROLE_MEMBER' and owner.role = 'BRAND_ROLE_OWNER'`

const password = 'ongi-demo-1'
let emails = 0
const freshEmail = () => `fixture${++emails}@ongi.example`
const freshId = () => `person-${++emails}`

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

/** A signed-in account with a password. */
async function withPassword(world: World): Promise<{ email: string; token: string }> {
  const email = await account(world)
  const payload = { email, password }
  const { body } = await world.api.request({ method: 'POST', url: '/api/v1/account/login', payload })
  return { email, token: String(body.accessToken) }
}

/** An account with a secret for an authenticator app that is not confirmed yet. */
async function beginning(world: World) {
  const { email, token } = await withPassword(world)
  const { body } = await world.api.send(beginSecondFactor, { token, body: { password } })
  return { email, token, ticket: String(body.ticket), secret: String(body.secret) }
}

/** An account with a second factor. */
async function withSecondFactor(world: World) {
  const { email, token, ticket, secret } = await beginning(world)
  await world.api.send(turnOnSecondFactor, { token, body: { ticket, code: codeOf(secret) } })
  return { email, token, secret }
}

/** An account with a passkey. */
async function withPasskey(world: World) {
  const { email, token } = await withSecondFactor(world)
  const { body } = await world.api.send(beginPasskey, { token })
  const credential = authenticatorOf(world).make(body.options as Record<string, unknown>)
  await world.api.send(addPasskey, { token, body: { ticket: body.ticket, credential } })
  return { email, token }
}

/** A design of the member, who manages it whatever the role of a test. */
async function designed({ api, idBrand, tokens }: World) {
  const token = tokens.BRAND_ROLE_MEMBER
  const document = documentName('design', randomUUID())
  await api.send(createDocument, { token, idBrand, body: { document } })
  return { token, params: { document } }
}

/** A design whose picture was drawn. */
async function drawnDesign(world: World) {
  const sent = await designed(world)
  const { database, services } = world.api
  const drawn = { brand_id: world.idBrand, document: sent.params.document }
  await database.kysely
    .insertInto('design_thumbnail')
    .values({ ...drawn, stored_at: new Date() })
    .execute()
  const { id } = await database.kysely
    .selectFrom('brand_document')
    .select('id')
    .where('document', '=', drawn.document)
    .executeTakeFirstOrThrow()
  await services.storage.put(designThumbnailKey(world.idBrand, id), Buffer.from('WebP'), {
    type: 'image/webp',
  })
  return sent
}

/** Of the market, for paid plans alone. */
export const premium = { template: 27, bundle: 4 } as const

/** A bundle that the brand has, by the number of its row. */
async function withBundle({ api, idBrand, tokens }: World): Promise<number> {
  const sent = { token: tokens.BRAND_ROLE_OWNER, idBrand, body: { idBundleCollection: premium.bundle } }
  return Number((await api.send(addBundle, sent)).body.idTemplateBundle)
}

/** A design of the member, or a template of the brand, with its number. */
export async function numbered({ api, idBrand, tokens }: World, type: 'USER' | 'BRAND', isTrashed = false) {
  const token = type === 'USER' ? tokens.BRAND_ROLE_MEMBER : tokens.BRAND_ROLE_OWNER
  const document = documentName('design', randomUUID())
  const { body } = await api.send(createDocument, { token, idBrand, body: { document, createdType: type } })
  if (isTrashed) await api.send(trashDocument, { token, idBrand, params: { document } })
  return { id: Number(body.idTemplate), document, as: type === 'USER' ? { token } : {} }
}

const templateFixtures = (kind: 'Brand' | 'User'): Readonly<Record<string, Fixture>> => {
  const type = kind === 'Brand' ? 'BRAND' : 'USER'
  const several =
    (isTrashed: boolean, rest: object = {}): Fixture =>
    async (world) => {
      const { id, as } = await numbered(world, type, isTrashed)
      return { ...as, body: { idTemplates: [id], ...rest } }
    }
  return {
    [`template.read${kind}`]: async (world) => ({ params: { id: (await numbered(world, type)).id } }),
    [`template.change${kind}`]: async (world) => ({
      params: { id: (await numbered(world, type)).id },
      body: { name: '봄 차림표' },
    }),
    [`template.move${kind}`]: several(false, { idDirectory: 0 }),
    [`template.trash${kind}`]: several(false),
    [`template.restore${kind}`]: several(true),
    [`template.delete${kind}`]: async (world) => {
      const { id, as } = await numbered(world, type, true)
      return { ...as, query: { idTemplates: id } }
    },
    [`design.create${kind}`]: () => ({ body: { name: '봄', idForm: 44 } }),
    [`design.copyTo${kind}`]: async (world) => ({
      body: { idTemplate: await withBody(world), idDirectory: 0 },
    }),
  }
}

/** The number of a design with an empty page. */
async function withBody({ api, idBrand, tokens }: World): Promise<number> {
  const sent = { token: tokens.BRAND_ROLE_OWNER, idBrand, body: { name: '봄', idForm: 44 } }
  return Number((await api.send(createUserDesign, sent)).body.idTemplate)
}

/** A design with a version that has a name. */
async function withDesignVersion(world: World) {
  const idTemplate = await withBody(world)
  const { api, idBrand, tokens } = world
  const { rows } = await api.database.pool.query<{ document: string }>(
    'select document from brand_document where id = $1',
    [idTemplate],
  )
  const params = { document: rows[0]?.document ?? '' }
  const sent = { token: tokens.BRAND_ROLE_OWNER, idBrand, params, body: { name: '첫 시안' } }
  const { body } = await api.send(createVersion, sent)
  return { idTemplate, idTemplateDesign: Number(body.idVersion) }
}

const designBody = {
  v: 1,
  name: '봄',
  form: 'business-card',
  unit: 'mm',
  width: 90,
  height: 50,
  tags: [],
  pages: [{ id: 'page1', background: '#FFFFFF', layers: [] }],
}

async function trashedDesign(world: World) {
  const sent = await designed(world)
  await world.api.send(trashDocument, { ...sent, idBrand: world.idBrand })
  return sent
}

const authenticatorOf = ({ api }: World) => new Authenticator(new URL(api.environment.publicUrl).origin)

/** The code of the authenticator app, `steps` after the current one. */
function codeOf(secret: string, steps = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  return totp.generate({ timestamp: Date.now() + steps * 30_000 })
}

/** A code for an existing account; the mail is sent after the answer. */
async function codeFor({ api }: World, email: string, mode: 'PASSWORD' | 'DORMANCY'): Promise<string> {
  const before = api.newestMail()
  await api.send(sendCode, { body: { email, mode } })
  return vi.waitFor(() => {
    const mail = api.newestMail()
    const isNew = mail !== before && mail.includes(`To: ${email}`)
    const code = isNew ? /^(\d{6})$/m.exec(mail)?.[1] : undefined
    if (code === undefined) throw new Error('The mail is not here yet.')
    return code
  })
}

async function resetting(world: World): Promise<Sent> {
  const email = await account(world)
  const code = await codeFor(world, email, 'PASSWORD')
  return { body: { email, code, newPassword: 'ongi-demo-2' } }
}

async function dormant(world: World): Promise<Sent> {
  const { email } = await world.api.person()
  await world.api.database.pool.query(
    `update account set created_at = now() - interval '2 years', last_login_at = null where email = $1`,
    [email],
  )
  return { body: { email, code: await codeFor(world, email, 'DORMANCY'), mode: 'DORMANCY' } }
}

/** An invitation of the test brand that was mailed a while ago, with its link's token. */
async function inviteLink({ api, idBrand, tokens }: World): Promise<{ idLink: number; token: string }> {
  const body = { brandRole: 'BRAND_ROLE_MEMBER', days: 7, maxUses: 3 }
  const answer = await api.send(createInviteLink, { token: tokens.BRAND_ROLE_OWNER, idBrand, body })
  return { idLink: Number(answer.body.idLink), token: String(answer.body.url).split('invitation=')[1] ?? '' }
}

async function invited({ api, idBrand, tokens }: World): Promise<{ id: number; token: string }> {
  const inviteEmail = freshEmail()
  const sent = {
    token: tokens.BRAND_ROLE_OWNER,
    idBrand,
    body: { inviteEmail, brandRole: 'BRAND_ROLE_MEMBER' },
  }
  const { status, body } = await api.send(inviteMember, sent)
  // A full team sends no invitation: no mail would come.
  if (status !== 200) throw new Error(`the invitation was answered with ${status}`)
  const id = Number(body.idBrandMember)
  const token = await vi.waitFor(() => {
    const mail = api.newestMail().replaceAll('=\n', '')
    const found = mail.includes(`To: ${inviteEmail}`) ? /invitation=3D([\w-]+)/.exec(mail)?.[1] : undefined
    if (found === undefined) throw new Error('The mail is not here yet.')
    return found
  })
  // The row says that it was mailed a moment after that.
  await vi.waitFor(async () => {
    const { rowCount } = await api.database.pool.query(
      `update brand_member set invited_at = now() - interval '1 day' where id = $1 and invite_mailed_at is not null`,
      [id],
    )
    if (rowCount !== 1) throw new Error('The mail is not noted yet.')
  })
  return { id, token }
}

/** An invitation of the test owner to another brand. */
async function received({ api, owner }: World): Promise<number> {
  const host = await api.person()
  const sent = { token: host.token, idBrand: await api.brand(host.id) }
  const body = { inviteEmail: owner.email, brandRole: 'BRAND_ROLE_MEMBER' }
  return Number((await api.send(inviteMember, { ...sent, body })).body.idBrandMember)
}

/** A brand that the test owner is a member of. */
async function joined({ api, owner }: World): Promise<number> {
  const idBrand = await api.brand((await api.person()).id)
  await api.join(idBrand, owner.id, 'BRAND_ROLE_MEMBER')
  return idBrand
}

/** A picture of one pixel. */
const picture = {
  bytes: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
  name: 'logo.png',
  type: 'image/png',
}

const table = { bytes: Buffer.from('이름,값\n온기,1\n'), name: '표.csv', type: 'text/csv' }
const video = { bytes: isoMedia('isom', 'vide'), name: '가게.mp4', type: 'video/mp4' }

async function uploaded({ api, idBrand, tokens }: World): Promise<number> {
  const sent = { token: tokens.BRAND_ROLE_OWNER, idBrand, body: { fileType: 'LOGO' }, file: picture }
  return Number((await api.send(uploadImage, sent)).body.idFile)
}

/** A file of the brand's drive. */
async function inDrive({ api, idBrand, tokens }: World): Promise<number> {
  const sent = { token: tokens.BRAND_ROLE_OWNER, idBrand, body: { createdType: 'BRAND' }, file: picture }
  return Number((await api.send(uploadFile, sent)).body.idFile)
}

/** A plain member with a file in their own drive. */
async function withOwnFile({ api, idBrand }: World, file = picture) {
  const { id, token } = await api.person()
  await api.join(idBrand, id, 'BRAND_ROLE_MEMBER')
  const sent = { token, idBrand, body: { createdType: 'USER' }, file }
  return { token, idFile: Number((await api.send(uploadFile, sent)).body.idFile) }
}

const request = { title: '명함', request: '앞뒤로 만들어 주세요', credit: 3_000, products: [4] }

const printFile = await printPdf()
const printOrder = {
  title: '명함',
  note: '모서리는 네모로요',
  credit: 1_580,
  ...{ kind: 'card', paper: 'snow250', finish: 'none', amount: 200, width: 90, height: 50, sides: 2 },
  ...{ recipient: '한결', phone: '010-1234-5678', address: '서울 성북구 성북로99길 7' },
}

const printQuote = {
  title: '작은 책',
  wish: '미색 종이에 중철 제본으로요',
  ...{ kind: 'other', amount: 30, width: 90, height: 50, pages: 2, bleed: 2 },
  ...{ recipient: '한결', phone: '010-1234-5678', address: '서울 성북구 성북로99길 7' },
}

const quoteAnswer = { credit: 900, days: 5, text: '미색 모조지 100 g이에요' }

/** A task whose price is asked for. */
async function quoteAsked({ api, idBrand, tokens }: World) {
  const sent = { token: tokens.BRAND_ROLE_OWNER, idBrand, body: printQuote, file: printFile }
  return { idTask: Number((await api.send(requestQuote, sent)).body.idTask) }
}

/** Gives the brand credits for a task. */
async function grant({ api, idBrand }: World): Promise<void> {
  const at = new Date()
  await inTransaction(api.database.kysely, (db) =>
    grantCredits(db, {
      brand: idBrand,
      key: `charge:${freshId()}`,
      at,
      kind: 'charge',
      type: 'CHARGE',
      amount: request.credit,
      expiresAt: endOfDays(at, 1),
    }),
  )
}

/** A task of the brand, which a staff member has moved on. */
async function requested(world: World, status: 'REQUESTED' | 'IN_PROGRESS' | 'REVIEW' = 'REQUESTED') {
  await grant(world)
  const { api, idBrand, tokens } = world
  const { body } = await api.send(requestTask, { token: tokens.BRAND_ROLE_OWNER, idBrand, body: request })
  const state = status === 'REQUESTED' ? 'RESERVED' : 'SPENT'
  await api.database.pool.query('update task set status = $2, credit_state = $3 where id = $1', [
    body.idTask,
    status,
    state,
  ])
  return { idTask: Number(body.idTask) }
}

const pictureRequest = {
  subject: '갓 구운 쌀빵',
  ...{ style: 'PHOTO', form: 'SQUARE', count: 1, credit: creditOfPicture },
  answers: { brandName: '온기', what: '쌀로 구운 빵' },
  colors: ['#B4583A'],
}

/** A request for pictures of the member with this role, by its number. */
async function pictureAsked(
  { api, idBrand }: World,
  role: BrandRole = 'BRAND_ROLE_OWNER',
  state: 'WAITING' | 'DONE' = 'WAITING',
) {
  const { rows } = await api.database.pool.query<{ idPicture: number }>(
    `insert into ai_picture (brand_id, account_id, state, style, form, count, credit, model, prompt)
     select brand_id, account_id, $3, 'PHOTO', 'SQUARE', 1, 10, 'test-image', 'image@1'
     from brand_member where brand_id = $1 and role = $2 limit 1 returning id as "idPicture"`,
    [idBrand, role, state],
  )
  return { idPicture: rows[0]?.idPicture ?? 0 }
}

/** An operator at the desk, and pictures of a model that a member has reported. */
const onReported =
  (rest: Sent = {}, more: Sent['params'] = {}): Fixture =>
  async (world) => {
    const { api, idBrand, tokens } = world
    const { idPicture } = await pictureAsked(world, 'BRAND_ROLE_OWNER', 'DONE')
    const token = tokens.BRAND_ROLE_OWNER
    const { body } = await api.send(uploadFile, {
      token,
      idBrand,
      body: { createdType: 'BRAND' },
      file: picture,
    })
    const { pool } = api.database
    await pool.query('update ai_picture set file_ids = $2 where id = $1', [idPicture, [body.idFile]])
    await pool.query(
      `insert into ai_picture_report (brand_id, picture_id, reason) values ($1, $2, '글자가 깨졌어요')`,
      [idBrand, idPicture],
    )
    return { ...rest, token: await staffToken(api, 'OPERATOR'), params: { idPicture, ...more } }
  }

/** An operator at the desk, and a task in this state. */
const atDesk =
  (status?: 'REQUESTED' | 'IN_PROGRESS', rest: Sent = {}): Fixture =>
  async (world) => ({
    ...rest,
    token: await staffToken(world.api, 'OPERATOR'),
    ...(status && { params: await requested(world, status) }),
  })

/** The token of a new member of the staff at the desk. */
export async function staffToken({ database, person }: TestApi, role: StaffRole): Promise<string> {
  const { id } = await person('지우')
  await database.pool.query(
    `with member as (insert into staff (account_id, role) values ($1, $2))
     insert into second_factor (account_id, sealed_secret, last_step, trust_key) values ($1, 'sealed', 0, '')`,
    [id, role],
  )
  return (await openStaffSession(database.kysely, id)).token
}

const resumable = {
  size: picture.bytes.length,
  name: picture.name,
  createdType: 'USER',
  sha256: createHash('sha256').update(picture.bytes).digest('hex'),
}

const appended = {
  body: picture.bytes,
  headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
}

/** A plain member with an upload that was begun, or whose bytes are all there. */
async function withResumable({ api, idBrand }: World, isWhole = false) {
  const { id, token } = await api.person()
  await api.join(idBrand, id, 'BRAND_ROLE_MEMBER')
  const { body } = await api.send(createResumable, { token, idBrand, body: resumable })
  const sent = { token, params: { idUpload: Number(body.idUpload) } }
  if (isWhole) await api.send(appendResumable, { ...sent, idBrand, ...appended })
  return sent
}

async function ownFiles(world: World): Promise<Sent> {
  const { token, idFile } = await withOwnFile(world)
  return { token, body: { idFiles: [idFile] } }
}

async function withOwnTag(world: World) {
  const { token, idFile } = await withOwnFile(world)
  const body = { name: '봄', createdType: 'USER' }
  const tag = await world.api.send(createTag, { token, idBrand: world.idBrand, body })
  return { token, idFile, idTag: Number(tag.body.idTag) }
}

/** A folder of the brand's drive, or of a plain member. */
async function withDirectory({ api, idBrand, tokens }: World, kind: 'BRAND' | 'USER', isTrashed = false) {
  const isOwn = kind === 'USER'
  const person = isOwn ? await api.person() : null
  if (person) await api.join(idBrand, person.id, 'BRAND_ROLE_MEMBER')
  const token = person?.token ?? tokens.BRAND_ROLE_OWNER
  const sent = { token, idBrand, body: { name: `사진 ${freshId()}` } }
  const made = await api.send(isOwn ? createUserDirectory : createBrandDirectory, sent)
  const idDirectory = Number(made.body.idDirectory)
  if (isTrashed) {
    const body = { idDirectories: [idDirectory] }
    await api.send(isOwn ? trashUserDirectories : trashBrandDirectories, { token, idBrand, body })
  }
  return { idDirectory, as: person ? { token: person.token } : {} }
}

const directoryFixtures = (kind: 'Brand' | 'User'): Readonly<Record<string, Fixture>> => {
  const type = kind === 'Brand' ? 'BRAND' : 'USER'
  const several =
    (isTrashed: boolean, rest: object = {}): Fixture =>
    async (world) => {
      const { idDirectory, as } = await withDirectory(world, type, isTrashed)
      return { ...as, body: { idDirectories: [idDirectory], ...rest } }
    }
  return {
    [`directory.create${kind}`]: () => ({ body: { name: `사진 ${freshId()}` } }),
    [`directory.rename${kind}`]: async (world) => {
      const { idDirectory, as } = await withDirectory(world, type)
      return { ...as, params: { id: idDirectory }, body: { name: `차림표 ${freshId()}` } }
    },
    [`directory.move${kind}`]: several(false, { idDirectory: 0 }),
    [`directory.trash${kind}`]: several(false),
    [`directory.restore${kind}`]: several(true),
    [`directory.delete${kind}`]: async (world) => {
      const { idDirectory, as } = await withDirectory(world, type, true)
      return { ...as, query: { idDirectories: idDirectory } }
    },
  }
}

async function portrait({ api, tokens }: World): Promise<Sent> {
  const sent = { token: tokens.BRAND_ROLE_OWNER, body: {}, file: picture }
  const [id = '', key = ''] = String((await api.send(uploadProfileImage, sent)).body.url)
    .split('/')
    .slice(-2)
  return { params: { id, key } }
}

/** A card of the sandbox. */
const card = {
  title: '법인 카드',
  number: '4242-4242-4242-4242',
  birth: '123-45-67891',
  expireDate: '2039-12',
  cvc: '123',
  pw2Digit: '12',
  biz: true,
}

async function withCard({ api, idBrand, tokens }: World): Promise<number> {
  const sent = { token: tokens.BRAND_ROLE_OWNER, idBrand, body: card }
  return Number((await api.send(addPayMethod, sent)).body.idPayMethod)
}

/** Numbers of plans, in the order in which they are seeded. */
const plansOnSale = { free: 1, basic: 2 } as const

/** A payment link of a brand without a plan, with what it is for. */
async function linked({ api }: World) {
  const { idBrand } = await api.owner()
  const sent = { idPlan: plansOnSale.basic, periodType: 'MONTHLY', email: 'hangyeol@ongi.example' }
  const token = await staffToken(api, 'OPERATOR')
  const { body } = await api.send(makePaymentLink, { token, params: { idBrand }, body: sent })
  return { ...sent, idBrand, idPaymentLink: String(body.idPaymentLink) }
}

/** Its plan is paid again in ten days, for more than now. */
async function askedAboutPrice(world: World) {
  const { idBrand } = await subscribed(world)
  await world.api.database.pool.query(
    `update subscription set renew_price = 25900, period_end = to_char(now() + interval '10 days', 'YYYY-MM-DD')
     where brand_id = $1`,
    [idBrand],
  )
}

async function subscribed(world: World) {
  const { api, idBrand, tokens } = world
  const sent = { token: tokens.BRAND_ROLE_OWNER, idBrand }
  const body = { idPlan: plansOnSale.basic, idPayMethod: await withCard(world), periodType: 'MONTHLY' }
  await api.send(subscribe, { ...sent, body })
  return sent
}

/** A payment of the brand. */
async function paid(world: World): Promise<string> {
  const { api, idBrand, tokens } = world
  const body = { idPayMethod: await withCard(world), idCreditPlan: 1 }
  const sent = { token: tokens.BRAND_ROLE_OWNER, idBrand, body }
  return String((await api.send(accumulateCredit, sent)).body.pid)
}

async function keptVersion({ api, idBrand, tokens }: World) {
  const document = 'guide'
  const sent = { token: tokens.BRAND_ROLE_OWNER, idBrand, params: { document }, body: { name: '시안' } }
  return { document, idVersion: Number((await api.send(createVersion, sent)).body.idVersion) }
}

function inAWeek(): string {
  return new Date(Date.now() + 7 * 86_400_000).toISOString()
}

async function shared({ api, idBrand, tokens }: World): Promise<{ idShare: number; key: string }> {
  const sent = { token: tokens.BRAND_ROLE_OWNER, idBrand, body: { part: 'ALL' } }
  const { body } = await api.send(createShare, sent)
  return { idShare: Number(body.idShare), key: String(body.key) }
}

export const application = {
  name: '온기',
  industryType: 'ECOMMERCE',
  service: ['밥그릇', '국그릇'],
  adPurpose: 'PRODUCT',
  keywords: ['warm'],
  adRequest: '밥그릇과 국그릇이 새로 나왔어요.',
}

/** Answers of the first questions. */
const questAnswers = {
  name: '온기',
  industryType: 'ECOMMERCE',
  target: '혼자서도 잘 차려 먹고 싶은 사람',
  service: ['밥그릇', '국그릇'],
  keywords: [1, '손맛'],
  logoColor: '#2F6B4F',
}

const questDraft: Fixture = () => ({
  body: {
    name: questAnswers.name,
    target: questAnswers.target,
    service: questAnswers.service,
    keywords: questAnswers.keywords,
    ideal: '혼자 먹는 한 끼도 정성껏 차리는 세상',
    count: 2,
  },
})

/** Answers that were kept by an account that has a brand, and that brand. */
async function connecting({ api }: World): Promise<Sent> {
  const { token, idBrand } = await api.owner()
  const { body: image } = await api.send(uploadQuestImage, { token, body: {}, file: picture })
  const { body } = await api.send(keepQuest, { token, body: { ...questAnswers, imageUrl1: image.url } })
  return { token, params: { idBrand, idBrandQuest: String(body.idBrandQuest) } }
}

async function campaignImage({ api }: World): Promise<Sent> {
  const { token } = await api.person()
  const { body } = await api.send(uploadCampaignImage, { token, body: {}, file: picture })
  return { token, params: { key: String(body.url).split('/').at(-1) ?? '' } }
}

/** An operator at the desk, and an application with one photograph. */
const onApplication =
  (rest: Sent = {}): Fixture =>
  async (world) => {
    const { id, token } = await world.api.person()
    const { body } = await world.api.send(uploadCampaignImage, { token, body: {}, file: picture })
    const key = `account/${id}/${String(body.url).split('/').at(-1)}`
    const { rows } = await world.api.database.pool.query<{ id: number }>(
      `insert into campaign_application (campaign, account_id, answers, images, due_on)
       values ('desk', $1, $2, $3, '2025-11-06') returning id`,
      [id, JSON.stringify(application), JSON.stringify([key])],
    )
    return { ...(await atDesk()(world)), ...rest, params: { idApplication: Number(rows[0]?.id) } }
  }

/** What a visitor asks the operator. */
export const question = {
  topic: 'PAYMENT',
  name: '한결',
  email: 'han@ongi.example',
  text: '연간으로 바꾸면 언제 결제되나요?',
}

/** An operator at the desk, and a question. */
const onTicket =
  (rest: Sent = {}): Fixture =>
  async (world) => {
    const { body } = await world.api.send(sendTicket, { body: { ...question, key: randomUUID() } })
    return { ...(await atDesk()(world)), ...rest, params: { idTicket: Number(body.idTicket) } }
  }

/** An operator at the desk, and credits that were paid by another brand. */
const onOrder =
  (rest: Sent = {}, number: string = card.number): Fixture =>
  async (world) => {
    const owner = await world.api.owner()
    const payer = { token: owner.token, idBrand: owner.idBrand }
    const { body: added } = await world.api.send(addPayMethod, { ...payer, body: { ...card, number } })
    const { body } = await world.api.send(accumulateCredit, {
      ...payer,
      body: { idPayMethod: added.idPayMethod, idCreditPlan: 1 },
    })
    return { ...(await atDesk()(world)), ...rest, params: { pid: String(body.pid) } }
  }

/** An operator at the desk, and credits of another brand whose charge has no answer, or that of another amount. */
const onUnknownOrder =
  (taken: number | null = null): Fixture =>
  async (world) => {
    const sent = await onOrder({}, '9000000000001058')(world)
    const pid = String(sent.params?.pid)
    const { pool } = world.api.database
    if (taken === null) return sent
    await pool.query(
      `insert into sandbox_payment (order_ref, txn, amount, billing_key) values ($1 || '-1', 'odd-' || $1, $2, 'none')`,
      [pid, taken],
    )
    await world.api.send(lookUpOrder, sent)
    return { ...sent, body: { by: 'GATEWAY', left: taken, reason: '다른 금액이 결제됐어요' } }
  }

/** An operator at the desk, and a refund that the gateway refused. */
const onRefusedRefund =
  (rest: Sent = {}): Fixture =>
  async (world) => {
    const sent = await onOrder(rest)(world)
    const refundRef = `rf-${randomUUID()}`
    await world.api.database.pool.query(
      `insert into payment_refund (refund_ref, brand_id, pid, order_ref, amount, reason, state, created_at, try_at)
       select $1, brand_id, pid, order_ref, amount, 'paid too late', 'REFUSED', now(), now()
       from payment_attempt where pid = $2`,
      [refundRef, sent.params?.pid],
    )
    return { ...sent, params: { ...sent.params, refundRef } }
  }

type Fixture = (world: World, role?: BrandRole) => Promise<Sent> | Sent
/** A return from a provider in the same browser; the test provider takes any code as a person's id. */
async function cameBack({ api }: World, mode: string, token?: string, code = freshId()) {
  const sent = { params: { provider: 'kakao' }, query: { mode }, ...(token !== undefined && { token }) }
  const { headers } = await api.send(start, sent)
  const state = new URL(String(headers.location)).searchParams.get('state') ?? ''
  const redirectUri = `${api.environment.publicUrl}/oauth2/kakao`
  return {
    params: { provider: 'kakao' },
    body: { snsType: 'KAKAO', code, state, redirectUri },
    headers: cookiesOf(headers),
    ...(token !== undefined && { token }),
  }
}

/** A member who comes back from agreeing that an account of the brand is connected. */
const agreed =
  (provider: 'facebook' | 'instagram'): Fixture =>
  async ({ api, tokens }, role = 'BRAND_ROLE_OWNER') => {
    const sent = { params: { provider }, query: { mode: 'planner' }, token: tokens[role] }
    const { headers } = await api.send(start, sent)
    const state = new URL(String(headers.location)).searchParams.get('state') ?? ''
    return { body: { code: freshId(), state }, headers: cookiesOf(headers) }
  }

async function snsAccount({ api, idBrand }: World): Promise<number> {
  const { id } = await api.database.kysely
    .insertInto('sns_account')
    .values({
      brand_id: idBrand,
      type: 'INSTAGRAM',
      subject: freshId(),
      owner: freshId(),
      name: 'ongi.bakery',
      sealed_token: 'sealed',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A person with a ticket for a sign-up. */
async function named(world: World) {
  const answer = await world.api.send(logInBySns, await cameBack(world, 'login'))
  return { headers: cookiesOf(answer.headers), snsCode: String(answer.body.snsCode) }
}

/** An account that is linked to a provider. */
async function joinedToProvider({ api }: World): Promise<{ token: string; subject: string }> {
  const { id, token } = await api.person()
  const [subject, other] = [freshId(), freshId()]
  const login = (provider: 'KAKAO' | 'NAVER', subject: string) => ({ account_id: id, provider, subject })
  await api.database.kysely
    .insertInto('account_login')
    .values([login('KAKAO', subject), login('NAVER', other)])
    .execute()
  return { token, subject }
}

/** Cookies of the previous answer, for the next call of the same browser. */
function cookiesOf(headers: Sent['headers'] | Readonly<Record<string, unknown>>): { cookie: string } {
  const set = [headers?.['set-cookie'] ?? []].flat().map(String)
  return { cookie: set.map((cookie) => cookie.split(';')[0]).join('; ') }
}

const nothing: Fixture = () => ({})

const googleFile = '1FixtureDocument0123456789abcdefghijklmnopqr'
const googleAddress = `https://docs.google.com/document/d/${googleFile}/edit`

/** A link in the own list of each member: the caller is one of them. */
async function withGoogleDocument({ api, idBrand, tokens }: World): Promise<string> {
  for (const token of Object.values(tokens))
    await api.send(addGoogleDocument, { token, idBrand, body: { title: '회의록', address: googleAddress } })
  return googleFile
}

/** A link in the list of the brand. */
async function withBrandDocument(world: World): Promise<string> {
  const fileId = await withGoogleDocument(world)
  const sent = { token: world.tokens.BRAND_ROLE_OWNER, idBrand: world.idBrand }
  await world.api.send(copyToBrand, { ...sent, body: { fileId } })
  return fileId
}

/** Valid examples by the name of the call. A new call needs a line here. */
const fixtures: Readonly<Record<string, Fixture>> = {
  'campaign.read': nothing,
  'campaign.apply': async ({ api }) => ({ token: (await api.person()).token, body: application }),
  'campaign.uploadImage': () => ({ body: {}, file: picture }),
  'campaign.readImage': campaignImage,
  'campaign.applications': nothing,
  'quest.keep': () => ({ body: questAnswers }),
  'quest.keepLogo': () => ({
    body: { ...questAnswers, logoStyle: 'symbol', wishlist: '둥근 모양이면 좋겠어요' },
  }),
  'quest.connect': connecting,
  'quest.draft.purpose': questDraft,
  'quest.draft.vision': questDraft,
  'quest.draft.story': questDraft,
  'quest.draft.value': questDraft,
  'quest.uploadImage': () => ({ body: {}, file: picture }),
  'quest.uploadPicture': () => ({ body: {}, file: picture }),
  'quest.uploadLogoImage': () => ({ body: {}, file: picture }),
  'quest.suggestColors': () => ({ query: { color: '#2F6B4F' } }),
  'account.checkEmail': () => ({ query: { email: freshEmail() } }),
  'account.checkEmailToInvite': () => ({ query: { email: freshEmail() } }),
  'account.sendCode': () => ({ body: { email: freshEmail(), mode: 'SIGNUP' } }),
  'account.confirmCode': async (world) => ({ body: { ...(await mailedCode(world)), mode: 'SIGNUP' } }),
  'account.signUp': async (world) => ({
    body: { email: await confirmedEmail(world), password, fullName: '온기' },
  }),
  'account.logIn': async (world) => ({ body: { email: await account(world), password } }),
  'account.askLoginPasskey': async (world) => {
    const { email } = await withPasskey(world)
    return { body: { email, password } }
  },
  'account.logOut': nothing,
  'account.logOutEverywhere': nothing,
  'account.resetPassword': resetting,
  'account.restoreDormancy': dormant,
  'signIn.start': () => ({ params: { provider: 'naver' } }),
  'signIn.logIn': (world) => cameBack(world, 'login'),
  'signIn.signUp': async (world) => {
    const { headers, snsCode } = await named(world)
    const termsAgree = { taService: true, taPrivacy: true }
    return {
      params: { provider: 'kakao' },
      headers,
      body: { snsType: 'KAKAO', snsCode, fullName: '온기', termsAgree },
    }
  },
  'signIn.sendCode': async (world) => {
    const { headers, snsCode } = await named(world)
    return { headers, body: { snsType: 'KAKAO', snsCode, email: freshEmail() } }
  },
  'signIn.link': async (world) => cameBack(world, 'link', (await world.api.person()).token),
  'signIn.unlink': async (world) => ({
    token: (await joinedToProvider(world)).token,
    params: { provider: 'kakao' },
  }),
  'signIn.confirm': async (world) => {
    const { token, subject } = await joinedToProvider(world)
    return cameBack(world, 'confirm', token, subject)
  },
  'captcha.check': () => ({ query: { token: 'any-token' } }),
  'me.read': nothing,
  'me.chat': nothing,
  'me.changeProfile': () => ({ body: { fullName: '한결', locale: 'en' } }),
  'me.changePassword': async (world) => ({
    token: (await withPassword(world)).token,
    body: { password, newPassword: 'ongi-demo-2' },
  }),
  'me.subscribeEmail': () => ({ body: { active: false } }),
  'me.withdraw': async (world) => {
    const { email, token } = await withPassword(world)
    return { token, body: { email, password, leaveReason: 'HARD' } }
  },
  'me.devices': nothing,
  'me.securityEvents': () => ({ query: { size: 5 } }),
  'me.closeDevice': async ({ api, owner }) => {
    await openSession(api.database.kysely, owner.id, 'another device')
    const { id } = await api.database.kysely
      .selectFrom('session')
      .select('id')
      .where('account_id', '=', owner.id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    return { params: { id } }
  },
  'secondFactor.read': nothing,
  'secondFactor.begin': async (world) => ({
    token: (await withPassword(world)).token,
    body: { password },
  }),
  'secondFactor.turnOn': async (world) => {
    const { token, ticket, secret } = await beginning(world)
    return { token, body: { ticket, code: codeOf(secret) } }
  },
  'secondFactor.turnOff': async (world) => ({
    token: (await withPassword(world)).token,
    body: { password },
  }),
  'secondFactor.renewRecoveryCodes': async (world) => ({ token: (await withSecondFactor(world)).token }),
  'secondFactor.stepUp': async (world) => {
    const { token, secret } = await withSecondFactor(world)
    return { token, body: { code: codeOf(secret, 1) } }
  },
  'secondFactor.beginPasskey': async (world) => ({ token: (await withSecondFactor(world)).token }),
  'secondFactor.addPasskey': async (world) => {
    const { token } = await withSecondFactor(world)
    const { body } = await world.api.send(beginPasskey, { token })
    const credential = authenticatorOf(world).make(body.options as Record<string, unknown>)
    return { token, body: { ticket: body.ticket, credential } }
  },
  'secondFactor.removePasskey': async (world) => {
    const { token } = await withPasskey(world)
    const { body } = await world.api.send(readSecondFactor, { token })
    const [{ idPasskey } = { idPasskey: 0 }] = body.passkeys as { idPasskey: number }[]
    return { token, params: { id: idPasskey } }
  },
  'secondFactor.askPasskey': async (world) => ({ token: (await withPasskey(world)).token }),
  'secondFactor.checkStepUp': nothing,
  'brand.create': () => ({ body: { name: '온기' } }),
  'brand.list': nothing,
  'brand.readRole': ({ idBrand }) => ({ query: { idBrand } }),
  'brand.read': nothing,
  'brand.change': () => ({ body: { subName: 'Ongi' } }),
  'brand.changeCompany': () => ({ body: { businessNumber: '123-45-67891' } }),
  'brand.readProgress': nothing,
  'brand.changeSetting': () => ({ body: { tutorial: false } }),
  'brand.changeAi': () => ({ body: { aiText: true } }),
  'brand.delete': nothing,
  'member.page': () => ({ query: { query: 'ㅎㄱ', startDate: '2026-01-01', sort: 'name,ASC' } }),
  'member.count': nothing,
  'member.read': ({ idMember }) => ({ params: { id: idMember } }),
  'member.invite': () => ({ body: { inviteEmail: freshEmail(), brandRole: 'BRAND_ROLE_DESIGNER' } }),
  'member.reinvite': async (world) => ({ params: { id: (await invited(world)).id } }),
  'member.changeRole': ({ idMember }) => ({
    body: { idBrandMember: idMember, brandRole: 'BRAND_ROLE_DESIGNER' },
  }),
  'member.remove': ({ idMember }) => ({ params: { id: idMember }, query: { moveToOwner: 'true' } }),
  'member.leave': async (world) => ({ query: { idBrand: await joined(world) } }),
  'member.accept': async (world) => ({ params: { id: await received(world) }, body: {} }),
  'member.decline': async (world) => ({ params: { id: await received(world) } }),
  'member.received': nothing,
  'member.readInvitation': async (world) => ({ body: { token: (await invited(world)).token } }),
  'member.readInvitationLogo': async (world) => {
    const sent = { token: world.tokens.BRAND_ROLE_OWNER, idBrand: world.idBrand }
    await world.api.send(changeLogo, { ...sent, body: { logoSymbol: { idFile: await uploaded(world) } } })
    return { body: { token: (await invited(world)).token } }
  },
  'member.links': async (world) => {
    await inviteLink(world)
    return {}
  },
  'member.createLink': () => ({ body: { brandRole: 'BRAND_ROLE_MEMBER', days: 7, maxUses: 3 } }),
  'member.revokeLink': async (world) => ({ params: { idLink: (await inviteLink(world)).idLink } }),
  'member.join': async (world) => ({
    token: (await world.api.person()).token,
    body: { token: (await inviteLink(world)).token },
  }),
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
  'brandVisual.changeLogo': async (world) => ({
    body: { logoJson: { vector: { idFile: await uploaded(world) } }, logoSymbol: null },
  }),
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
  'file.upload': () => ({ body: { createdType: 'USER' }, file: picture }),
  'file.uploadAsync': () => ({ body: { createdType: 'USER' }, file: picture }),
  'file.uploadVideo': () => ({ body: { createdType: 'USER' }, file: video }),
  'file.uploadDocument': () => ({ body: { createdType: 'USER' }, file: table }),
  'file.read': async (world) => ({ params: { idFile: await uploaded(world) } }),
  'file.thumbnail': async (world) => {
    const { token, idFile } = await withOwnFile(world)
    await new ThumbnailMaker(world.api.database, world.api.services.storage, world.api.services.log).run()
    return { token, params: { idFile } }
  },
  'file.uploadPoster': async (world) => {
    const { token, idFile } = await withOwnFile(world, video)
    return { token, params: { idFile }, body: {}, file: picture }
  },
  'file.readImage': async (world) => ({ query: { url: `/api/v1/file/${await uploaded(world)}` } }),
  'file.facts': async (world) => ({ params: { idFile: await uploaded(world) } }),
  'file.delete': async (world) => {
    const { token, idFile } = await withOwnFile(world)
    return { token, query: { idFiles: idFile } }
  },
  'resumable.create': () => ({ body: resumable }),
  'resumable.read': (world) => withResumable(world),
  'resumable.append': async (world) => ({ ...(await withResumable(world)), ...appended }),
  'resumable.end': (world) => withResumable(world),
  'resumable.finish': (world) => withResumable(world, true),
  'drive.page': () => ({ query: { createdType: 'BRAND', idDirectory: 0 } }),
  'drive.sorts': nothing,
  'drive.changes': () => ({ query: { createdType: 'BRAND' } }),
  'drive.copy': async (world) => {
    const { token, idFile } = await withOwnFile(world)
    return { token, body: { idFiles: [idFile], createdType: 'USER', idDirectory: 0 } }
  },
  'drive.rename': async (world) => {
    const { token, idFile } = await withOwnFile(world)
    return { token, params: { idFile }, body: { name: '차림표' } }
  },
  'drive.move': async (world) => {
    const { token, body } = await ownFiles(world)
    return { token: token ?? '', body: { ...(body as object), idDirectory: 0 } }
  },
  'drive.trash': ownFiles,
  'drive.restore': async (world) => {
    const sent = await ownFiles(world)
    await world.api.send(trashFiles, { ...sent, idBrand: world.idBrand })
    return sent
  },
  'drive.download': ownFiles,
  'drive.emptyTrash': () => ({ query: { createdType: 'USER' } }),
  'drive.tags': () => ({ query: { createdType: 'BRAND' } }),
  'drive.createTag': () => ({ body: { name: `봄 ${freshId()}`, createdType: 'USER' } }),
  'drive.deleteTag': async (world) => {
    const { token, idTag } = await withOwnTag(world)
    return { token, params: { idTag } }
  },
  'drive.changeTags': async (world) => {
    const { token, idFile, idTag } = await withOwnTag(world)
    return { token, params: { idFileEntity: idFile }, body: { idTags: [idTag] } }
  },
  'drive.tagsOfFile': async (world) => {
    const { token, idFile } = await withOwnTag(world)
    return { token, params: { idFileEntity: idFile } }
  },
  'directory.page': () => ({ query: { idParentDirectory: 0, type: 'DRIVE' } }),
  'directory.read': async (world) => ({ params: { id: (await withDirectory(world, 'BRAND')).idDirectory } }),
  'directory.setUploadsBrand': async (world) => ({
    params: { id: (await withDirectory(world, 'BRAND')).idDirectory },
    body: { takesUploads: true },
  }),
  ...directoryFixtures('Brand'),
  ...directoryFixtures('User'),
  'file.readStorage': nothing,
  'file.uploadProfileImage': () => ({ body: {}, file: picture }),
  'file.readProfileImage': portrait,
  'photo.search': () => ({ query: { query: '도자기' } }),
  'photo.place': () => ({ body: { id: 'a-bowl' } }),
  'ai.text': () => ({
    body: {
      job: 'story',
      language: 'ko',
      answers: { brandName: '온기', background: '쌀을 빻아 빵을 굽던 할머니', what: '쌀로 구운 빵' },
    },
  }),
  'ai.translate': () => ({ query: { text: '쌀로 구운 빵' } }),
  'ai.translateText': () => ({ body: { text: '쌀로 구운 빵', from: 'ko', to: 'en' } }),
  'aiPicture.make': async (world) => {
    await grant(world)
    return { body: pictureRequest }
  },
  'aiPicture.list': async (world, role) => {
    await pictureAsked(world, role)
    return {}
  },
  'aiPicture.read': async (world, role) => ({ params: await pictureAsked(world, role) }),
  'aiPicture.stop': async (world, role) => ({ params: await pictureAsked(world, role) }),
  'aiPicture.report': async (world, role) => ({
    params: await pictureAsked(world, role, 'DONE'),
    body: { reason: '글자가 들어 있어요' },
  }),
  'document.create': () => ({
    body: {
      document: documentName('design', randomUUID()),
      title: '봄 포스터',
      idMarketTemplate: premium.template,
    },
  }),
  'document.list': () => ({ query: { kind: 'design', size: 10, tagged: 'true' } }),
  'document.thumbnail': drawnDesign,
  'document.share': async (world) => ({
    ...(await designed(world)),
    body: { readers: 'BRAND_ROLE_OWNER', writers: 'BRAND_ROLE_OWNER' },
  }),
  'template.page': () => ({ query: { query: 'ㅂ', idDirectory: 0, createdType: 'USER' } }),
  ...templateFixtures('Brand'),
  ...templateFixtures('User'),
  'template.clearTrash': () => ({ query: { createdType: 'USER' } }),
  'template.emptyTrash': nothing,
  'template.sorts': nothing,
  'template.categories': nothing,
  'template.tags': nothing,
  'template.tagsOf': async (world) => ({ params: { id: (await numbered(world, 'USER')).id } }),
  'template.createTag': () => ({ body: { name: `봄 ${freshId()}` } }),
  'template.deleteTag': async ({ api, idBrand, tokens }) => {
    const sent = { token: tokens.BRAND_ROLE_OWNER, idBrand, body: { name: `봄 ${freshId()}` } }
    return { params: { id: Number((await api.send(createTemplateTag, sent)).body.idTemplateTag) } }
  },
  'design.history': async (world) => ({ params: { id: await withBody(world) } }),
  'design.historyBody': async (world) => {
    const { idTemplate, idTemplateDesign } = await withDesignVersion(world)
    return { params: { idTemplateDesign }, query: { idTemplate } }
  },
  'design.changeBody': async (world) => ({
    params: { id: await withBody(world) },
    body: { body: JSON.stringify(designBody) },
  }),
  'favorite.page': nothing,
  'favorite.add': () => ({ body: { idTemplate: 1 } }),
  'favorite.remove': async ({ api, idBrand, tokens }) => {
    const sent = { token: tokens.BRAND_ROLE_MEMBER, idBrand, body: { idTemplate: 1 } }
    await api.send(addFavorite, sent)
    return { params: { id: 1 } }
  },
  'document.place': async (world) => ({ ...(await designed(world)), body: { idDirectory: 0 } }),
  'document.trash': designed,
  'document.restore': trashedDesign,
  'document.purge': trashedDesign,
  'bundle.collections': () => ({ query: { size: 10 } }),
  'bundle.collection': () => ({ params: { id: premium.bundle } }),
  'bundle.list': () => ({ query: { createdType: 'USER' } }),
  'bundle.read': async (world) => ({ params: { id: await withBundle(world) } }),
  'bundle.add': () => ({ body: { idBundleCollection: premium.bundle } }),
  'bundle.remove': () => ({ query: { idBundleCollection: premium.bundle, createdType: 'USER' } }),
  'quest.bundles': () => ({ query: { trade: 'FNB_CAFE' } }),
  'history.list': () => ({ params: { document: 'guide' } }),
  'history.replaced': () => ({ query: { document: 'guide', size: 10 } }),
  'history.create': () => ({ params: { document: 'guide' }, body: { name: '첫 시안' } }),
  'history.read': async (world) => ({ params: await keptVersion(world) }),
  'history.rename': async (world) => ({ params: await keptVersion(world), body: { name: '확정본' } }),
  'history.delete': async (world) => ({ params: await keptVersion(world) }),
  'history.restore': async (world) => ({ params: await keptVersion(world) }),
  'driveLink.list': nothing,
  'driveLink.create': async (world) => ({ body: { idFile: await inDrive(world), endsAt: inAWeek() } }),
  'driveLink.revoke': async (world) => {
    const sent = { token: world.tokens.BRAND_ROLE_OWNER, idBrand: world.idBrand }
    const body = { idFile: await inDrive(world), endsAt: inAWeek() }
    return {
      params: { idLink: Number((await world.api.send(createDriveLink, { ...sent, body })).body.idLink) },
    }
  },
  'share.list': nothing,
  'share.create': () => ({ body: { part: 'ALL' } }),
  'share.revoke': async (world) => ({ params: { idShare: (await shared(world)).idShare } }),
  'brandShare.read': async (world) => ({ query: { key: (await shared(world)).key } }),
  'brandShare.render': async (world) => ({ query: { key: (await shared(world)).key } }),
  'brandShare.core': async (world) => ({ query: { key: (await shared(world)).key } }),
  'brandShare.visual': async (world) => ({ query: { key: (await shared(world)).key } }),
  'brandShare.download': async (world) => {
    const sent = { token: world.tokens.BRAND_ROLE_OWNER, idBrand: world.idBrand }
    await world.api.send(changeColors, { ...sent, body: { main: '#B4583A' } })
    const { body } = await world.api.send(createShare, { ...sent, body: { part: 'ALL', downloads: true } })
    return { params: { kind: 'colors' }, query: { key: String(body.key) } }
  },
  'brandShare.logo': async (world) => {
    const idFile = await uploaded(world)
    const sent = { token: world.tokens.BRAND_ROLE_OWNER, idBrand: world.idBrand }
    await world.api.send(changeLogo, { ...sent, body: { logoSymbol: { idFile } } })
    const { body } = await world.api.send(createShare, { ...sent, body: { part: 'ALL', downloads: true } })
    return { params: { part: 'symbol' }, query: { key: String(body.key) } }
  },
  'brandShare.file': async (world) => {
    const idFile = await uploaded(world)
    const sent = { token: world.tokens.BRAND_ROLE_OWNER, idBrand: world.idBrand }
    await world.api.send(changeLogo, { ...sent, body: { logoSymbol: { idFile } } })
    return { params: { idFile }, query: { key: (await shared(world)).key } }
  },
  'sync.status': nothing,
  'sync.revision': () => ({ query: { document: 'guide' } }),
  'sync.refused': nothing,
  'sync.rebuild': () => ({ body: { document: 'planner' } }),
  'sync.retry': () => ({ body: { document: 'guide' } }),
  'setting.providers': nothing,
  'setting.languages': nothing,
  'setting.countries': nothing,
  'documents.types': nothing,
  'documents.latest': () => ({ params: { type: 'TERM' } }),
  'documents.list': () => ({ params: { type: 'PRIVACY' } }),
  'faq.categories': nothing,
  'faq.types': nothing,
  'faq.page': () => ({ query: { idCategory: 2, type: 'TEAM', page: 0, size: 10 } }),
  'credit.read': nothing,
  'credit.page': () => ({ query: { status: 'REWARD', startDate: '2026-01-01', query: 'ㅅㅈ' } }),
  'credit.invites': nothing,
  'credit.plan': () => ({ query: { type: 'SUBSCRIBE' } }),
  'credit.accumulate': async (world) => ({ body: { idPayMethod: await withCard(world), idCreditPlan: 1 } }),
  'payMethod.add': () => ({ body: card }),
  'payMethod.list': nothing,
  'payMethod.setDefault': async (world) => ({ params: { idPayMethod: await withCard(world) } }),
  'payMethod.delete': async (world) => ({ params: { idPayMethod: await withCard(world) } }),
  'payment.page': () => ({ query: { query: '4242', page: 0, size: 10 } }),
  'payment.read': async (world) => ({ params: { pid: await paid(world) } }),
  'paymentLink.read': async (world) => ({
    params: { idPaymentLink: String((await linked(world)).idPaymentLink) },
  }),
  'paymentLink.pay': async (world) => ({ body: { ...(await linked(world)), payMethodReqBody: card } }),
  'subscription.read': nothing,
  'subscription.plans': nothing,
  'subscription.subscribe': async (world) => ({
    body: { idPlan: plansOnSale.basic, idPayMethod: await withCard(world), periodType: 'MONTHLY' },
  }),
  'subscription.free': () => ({ body: {} }),
  'subscription.changePeriod': async (world) => {
    await subscribed(world)
    return { body: { idPlan: plansOnSale.basic, periodType: 'YEARLY' } }
  },
  'subscription.cancel': async (world) => {
    await subscribed(world)
    return {}
  },
  'subscription.withdrawCancel': async (world) => {
    const sent = await subscribed(world)
    await world.api.send(cancelSubscription, sent)
    return {}
  },
  'subscription.decidePrice': async (world) => {
    await askedAboutPrice(world)
    return { body: { decision: 'CONSENT', price: 29_900 } }
  },
  'subscription.takeBackPrice': async (world) => {
    await askedAboutPrice(world)
    return {}
  },
  'subscription.checkDowngrade': () => ({ query: { idPlan: plansOnSale.free } }),
  'subscription.amount': () => ({ query: { idPlan: plansOnSale.basic, periodType: 'YEARLY' } }),
  'lemonSqueezy.subscription': async (world) => {
    const { idBrand } = await subscribed(world)
    const order = { idVariant: 1_017_449, idBrand, email: '', name: '', redirectUrl: '', locale: 'ko' }
    const squeezy = world.api.services.payments.sandbox?.lemonSqueezy
    const checkout = await squeezy?.checkout(order)
    await squeezy?.pay(checkout?.url.split('/').at(-1) ?? '')
    await world.api.database.pool.query(
      `update subscription set source = 'LEMON', external_id = (
        select id from sandbox_subscription where id_brand = $1 limit 1) where brand_id = $1`,
      [idBrand],
    )
    return {}
  },
  'lemonSqueezy.checkout': () => ({
    body: { data: { relationships: { variant: { data: { id: 1_017_449 } } } } },
  }),
  'product.list': nothing,
  'product.read': () => ({ params: { id: 2 } }),
  'logo.pay': async (world) => ({
    body: {
      idProduct: 1,
      idPayMethod: await withCard(world),
      optionAmount: 99_000,
      options: [1, 2],
      brief: 'A cup',
    },
  }),
  'logo.payByPaypal': () => ({ body: { idProduct: 1, optionAmount: 2_500 } }),
  'logo.confirmPaypal': async ({ api, idBrand, tokens }) => {
    const sent = { token: tokens.BRAND_ROLE_OWNER, idBrand, body: { idProduct: 1, optionAmount: 0 } }
    const { body } = await api.send(payLogoByPaypal, sent)
    return { body: { token: String(body.url).split('/').at(-1) ?? '' } }
  },
  'task.categories': () => ({ query: { type: 'DESIGN' } }),
  'task.products': () => ({ query: { idCategory: 1 } }),
  'task.statuses': nothing,
  'task.page': () => ({ query: { status: 'REQUESTED', query: '명함', page: 0, size: 10 } }),
  'task.read': async (world) => ({ params: await requested(world) }),
  'task.request': async (world) => {
    await grant(world)
    return { body: { ...request, files: [await uploaded(world)], guide: true } }
  },
  'task.orderPrint': async (world) => {
    await grant(world)
    return { body: printOrder, file: printFile }
  },
  'task.requestQuote': async () => ({ body: printQuote, file: printFile }),
  'task.acceptQuote': async (world) => {
    await grant(world)
    const params = await quoteAsked(world)
    const desk = { token: await staffToken(world.api, 'DESIGNER'), params, body: quoteAnswer }
    await world.api.send(quoteTask, desk)
    return { params, body: { credit: quoteAnswer.credit } }
  },
  'task.cancel': async (world) => ({ params: await requested(world) }),
  'task.accept': async (world) => ({ params: await requested(world, 'REVIEW') }),
  'task.revise': async (world) => ({
    params: await requested(world, 'REVIEW'),
    body: { text: '조금 더 크게 부탁드려요' },
  }),
  'task.acts': nothing,
  'task.write': async (world) => ({ params: await requested(world), body: { text: '로고는 검정이에요' } }),
  'operator.logIn': async (world) => {
    const { email, secret } = await withSecondFactor(world)
    await world.api.database.pool.query(
      `insert into staff (account_id, role) select id, 'DESIGNER' from account where email = $1`,
      [email],
    )
    return { body: { email, password, code: codeOf(secret, 1) } }
  },
  'operator.logOut': atDesk(),
  'operator.me': atDesk(),
  'operator.queue': async (world) => ({
    ...(await atDesk()(world)),
    query: { status: 'REQUESTED', mine: 'false', page: 0, size: 10 },
  }),
  'operator.task': atDesk('REQUESTED'),
  'operator.file': async (world) => {
    const sent = await atDesk('REQUESTED')(world)
    const idFile = await uploaded(world)
    await world.api.database.pool.query(
      `insert into task_file (brand_id, task_id, file_id, name, media_type, size) values ($1, $2, $3, 'a', 'b', 1)`,
      [world.idBrand, sent.params?.idTask, idFile],
    )
    return { ...sent, params: { ...sent.params, idFile } }
  },
  'operator.take': atDesk('REQUESTED'),
  'operator.putBack': atDesk('IN_PROGRESS'),
  'operator.write': atDesk('REQUESTED', { body: { text: '색은 어떤 것이 좋을까요?' } }),
  'operator.deliver': atDesk('IN_PROGRESS', { body: { text: '첫 시안이에요' }, file: picture }),
  'operator.quote': async (world) => ({
    ...(await atDesk()(world)),
    params: await quoteAsked(world),
    body: quoteAnswer,
  }),
  'operator.decline': atDesk('REQUESTED', { body: { reason: '지금은 할 수 없어요' } }),
  'operator.applications': async (world) => ({
    ...(await atDesk()(world)),
    query: { status: 'RECEIVED', page: 0, size: 10 },
  }),
  'operator.application': onApplication(),
  'operator.applicationPhoto': async (world) => {
    const sent = await onApplication()(world)
    return { ...sent, params: { ...sent.params, number: 1 } }
  },
  'operator.reviewApplication': onApplication(),
  'operator.deliverApplication': onApplication({ body: {}, file: picture }),
  'operator.declineApplication': onApplication({ body: { reason: '지원 대상이 아니에요' } }),
  'support.send': () => ({ body: { ...question, key: randomUUID() } }),
  'operator.tickets': async (world) => ({
    ...(await atDesk()(world)),
    query: { status: 'RECEIVED', page: 0, size: 10 },
  }),
  'operator.ticket': onTicket(),
  'operator.answerTicket': onTicket({ body: { text: '바꾸는 날에 결제돼요.' } }),
  'operator.closeTicket': onTicket(),
  'operator.deleteTicket': onTicket(),
  'operator.orders': async (world) => ({
    ...(await atDesk()(world)),
    query: { query: 'sg', attention: 'false', page: 0, size: 10 },
  }),
  'operator.order': onOrder(),
  'operator.refund': onOrder({
    body: { mode: 'PART', amount: 3_000, left: 10_000, reason: '불편을 드렸어요' },
  }),
  'operator.lookUp': onUnknownOrder(),
  'operator.close': onUnknownOrder(),
  'operator.returnOrder': onUnknownOrder(9_000),
  'operator.retryRefund': onRefusedRefund(),
  'operator.noteRefund': onRefusedRefund({ body: { reason: '계좌로 보냈어요' } }),
  'operator.resendMail': async (world) => {
    const sent = await onOrder()(world)
    const { rows } = await world.api.database.pool.query('select id from payment_notice where pid = $1', [
      sent.params?.pid,
    ])
    return { ...sent, params: { ...sent.params, idMail: rows[0].id } }
  },
  'operator.pause': async (world) => ({
    ...(await atDesk()(world)),
    params: { idBrand: (await world.api.owner()).idBrand },
    body: { reason: '카드사가 확인을 요청했어요' },
  }),
  'operator.resume': async (world) => {
    const { idBrand } = await world.api.owner()
    await world.api.database.pool.query(`insert into brand_pause (brand_id, reason) values ($1, '확인')`, [
      idBrand,
    ])
    return { ...(await atDesk()(world)), params: { idBrand } }
  },
  'operator.makeLink': async (world) => ({
    ...(await atDesk()(world)),
    params: { idBrand: (await world.api.owner()).idBrand },
    body: { idPlan: plansOnSale.basic, periodType: 'MONTHLY', email: 'hangyeol@ongi.example' },
  }),
  'operator.links': async (world) => ({
    ...(await atDesk()(world)),
    params: { idBrand: (await linked(world)).idBrand },
  }),
  'operator.withdrawLink': async (world) => {
    const { idBrand, idPaymentLink } = await linked(world)
    return { ...(await atDesk()(world)), params: { idBrand, idPaymentLink } }
  },
  'operator.reportedPictures': async (world) => ({ ...(await atDesk()(world)), query: { state: 'OPEN' } }),
  'operator.reportedPicture': onReported(),
  'operator.reportedFile': onReported({}, { number: 1 }),
  'operator.decidePicture': onReported({ body: { decision: 'REMOVED', note: '글자가 깨졌어요', count: 1 } }),
  'operator.acts': async (world) => ({ ...(await atDesk()(world)), query: { page: 0, size: 10 } }),
  'form.list': nothing,
  'form.sizeUnits': nothing,
  'market.templates': () => ({
    query: {
      language: 'ja',
      idCategory: 1,
      idTags: '1',
      trade: 'FNB_CAFE',
      look: 'calm',
      query: 'ㅅ',
      page: 0,
      size: 60,
    },
  }),
  'market.categories': nothing,
  'editor.marketElements': () => ({ query: { page: 0, size: 12 } }),
  'editor.toolStyles': nothing,
  'editor.toolCategories': () => ({ query: { type: 'TEXT' } }),
  'editor.tools': () => ({ query: { idCategory: 2, page: 0, size: 12 } }),
  'editor.referenceImages': () => ({ query: { limit: 12, continuationToken: 'next' } }),
  'googleDocument.templates': nothing,
  'googleDocument.template': () => ({ params: { idTemplate: 1 } }),
  'googleDocument.strategy': nothing,
  'googleDocument.list': async (world) => {
    await withBrandDocument(world)
    return {}
  },
  'googleDocument.add': () => ({ body: { title: '회의록', address: googleAddress } }),
  'googleDocument.copyToBrand': async (world) => ({ body: { fileId: await withGoogleDocument(world) } }),
  'googleDocument.copyToUser': async (world) => ({ body: { fileId: await withBrandDocument(world) } }),
  'googleDocument.copyFromMarket': () => ({ body: { idTemplate: 1 } }),
  'googleDocument.renameUser': async (world) => ({
    params: { fileId: await withGoogleDocument(world) },
    body: { title: '가을 회의록' },
  }),
  'googleDocument.renameBrand': async (world) => ({
    params: { fileId: await withBrandDocument(world) },
    body: { title: '가을 회의록' },
  }),
  'googleDocument.removeUser': async (world) => ({ params: { fileId: await withGoogleDocument(world) } }),
  'googleDocument.removeBrand': async (world) => ({ params: { fileId: await withBrandDocument(world) } }),
  'sns.accounts': async (world) => {
    await snsAccount(world)
    return {}
  },
  'sns.connectFacebook': agreed('facebook'),
  'sns.connectInstagram': agreed('instagram'),
  'sns.disconnect': async (world) => ({ params: { id: await snsAccount(world) } }),
  'market.searchKeywords': () => ({ query: { entityType: 'TEMPLATE', recommend: 'true', idTemplate: 1 } }),
  'post.categories': nothing,
  'post.page': () => ({ query: { idCategory: 2, recommend: 'true', language: 'ko', page: 0, size: 10 } }),
  'post.read': () => ({ params: { idPost: 2 } }),
  'post.readLocal': () => ({ params: { id: 2 } }),
}

/** Status of a call that is sent as in its example. */
export function goodStatus({ errorPage, success }: Call): number {
  return errorPage === undefined ? (success ?? 200) : 302
}

/** Parameters, query and body of the example. */
export async function goodCase(
  { name }: Call,
  world: World,
  role: BrandRole = 'BRAND_ROLE_OWNER',
): Promise<Sent> {
  const fixture = fixtures[name]
  if (!fixture) throw new Error(`${name} has no good case in tests/contract/fixtures.ts.`)
  return fixture(world, role)
}

export const fixtureNames: readonly string[] = Object.keys(fixtures)

/** The valid example with token and brand of a role. */
export async function sentAs(role: BrandRole, call: Call, world: World): Promise<Sent> {
  const sent = await goodCase(call, world, role)
  if (call.access === 'public') return sent
  // Calls about the own account have examples with their own token, and some of a brand that of a member who may call.
  const isRefused = call.access !== 'token' && !isAtLeast(role, call.access)
  const token = isRefused ? world.tokens[role] : (sent.token ?? world.tokens[role])
  return call.access === 'token' ? { ...sent, token } : { ...sent, token, idBrand: world.idBrand }
}

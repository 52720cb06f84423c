import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type * as z from 'zod'
import type { CallWithShapes } from '#contract/call.ts'
import { contract } from '#contract/contract.ts'
import { type BrandRole, isAtLeast, readsOnly } from '#model/access/roles.ts'
import { documentName } from '#model/document-kinds/names.ts'
import { openTestApi, type Sent, type TestApi } from '#server/api/test-api.ts'
import { type Need, needs, ofDesign, withoutRights } from './design-rights.fixture.ts'
import { goodCase, goodStatus, openWorld, type World } from './fixtures.ts'

/* Every call of a brand, for the least role that may call it, by what that member may do with the design that it names. */

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})

afterAll(() => api.close())

type BrandCall = CallWithShapes & { readonly access: BrandRole }

const calls = contract.filter(
  (call): call is BrandCall => call.access !== 'public' && call.access !== 'token',
)

/** Properties of what it takes, also of what is checked or converted as a whole. */
const partsOf = ({ params, query, body }: CallWithShapes) =>
  [params, query, body].flatMap((schema) => {
    const { shape, in: piped } = (schema ?? {}) as { shape?: object; in?: { shape?: object } }
    return Object.entries(shape ?? piped?.shape ?? {})
  })

/** Calls that take no id and no name can neither name a design nor, but for lists, tell of one. */
const asked = calls.filter(
  (call) => call.method === 'GET' || partsOf(call).some(([key]) => /^id|document/.test(key)),
)

/** From nothing to everything. `write`: that of another member. */
const relations = ['none', 'read', 'write', 'manage'] as const
type Relation = (typeof relations)[number]

interface Design {
  readonly id: number
  readonly document: string
  readonly created_type: 'USER' | 'BRAND'
}

test.each(asked.map((call) => [call.name, call] as const))(
  '%s is done to designs by those who may, and tells nothing of hidden ones',
  async (name, call) => {
    const world = await openWorld(api)
    const hidden = await hide(world)
    const given = await (ofDesign[name] ?? ((of: World) => goodCase(call, of)))(world)
    const design = await findNamed(given, world)
    expect(design !== undefined, 'a call that names a design has a line in `needs`, and no other has').toBe(
      name in needs,
    )
    const token = design ? world.tokens[call.access] : (given.token ?? world.tokens[call.access])
    const sent = { ...given, token, idBrand: world.idBrand }
    const texts = design ? await sendAs(call, sent, world, design) : []
    if (call.method !== 'GET' || call.access === 'BRAND_ROLE_OWNER') return
    if (!design) texts.push((await api.send(call, sent)).text)
    for (const text of texts) for (const word of hidden) expect(text).not.toContain(word)
  },
)

test('every call that takes the name or the number of a design is in the matrix', () => {
  const name = documentName('design', randomUUID())
  const takesDesign = (call: CallWithShapes) =>
    partsOf(call).some(
      ([key, shape]) =>
        /^idTemplates?$/.test(key) || (key === 'document' && (shape as z.ZodType).safeParse(name).success),
    )
  const taking = calls.filter(takesDesign).map((call) => call.name)
  expect(taking.length).toBeGreaterThan(20)
  expect(taking.filter((each) => !(each in needs) && !(each in withoutRights))).toEqual([])
})

/** Sends it with more and more rights, until it is done. Returns the answers as texts. */
async function sendAs(call: BrandCall, sent: Sent, world: World, design: Design): Promise<string[]> {
  const need = needs[call.name] ?? 'manage'
  const texts: string[] = []
  for (const relation of relations) {
    await setRights(world, design, relation, call.access)
    const before = await stateOf(world)
    const { status, body, text } = await api.send(call, sent)
    texts.push(text)
    if (isEnough(relation, need, call.access, design)) {
      expect([relation, status]).toEqual([relation, goodStatus(call)])
      return texts
    }
    const refused = design.created_type === 'BRAND' ? 'DESIGNER_ONLY' : 'FORBIDDEN_ROLE'
    const wanted = relation === 'none' ? [404, 'NOT_FOUND'] : [403, refused]
    expect([relation, status, body.code]).toEqual([relation, ...wanted])
    expect(await stateOf(world)).toEqual(before)
  }
  throw new Error(`${call.name} was never done`)
}

/** Templates of the brand are managed by all who may write them, works by their maker and by admins. */
function isEnough(relation: Relation, need: Need, role: BrandRole, { created_type }: Design): boolean {
  const isManaged = created_type === 'BRAND' || isAtLeast(role, 'BRAND_ROLE_ADMIN')
  const given = relation === 'write' && isManaged ? 'manage' : relation
  return relations.indexOf(given) >= relations.indexOf(need)
}

async function setRights(world: World, { id }: Design, relation: Relation, role: BrandRole): Promise<void> {
  // What every member may read or write is that of members: rows know no reader.
  const given = readsOnly(role) ? 'BRAND_ROLE_MEMBER' : role
  const readers = relation === 'none' ? 'BRAND_ROLE_OWNER' : given
  const writers = relation === 'write' || relation === 'manage' ? given : 'BRAND_ROLE_OWNER'
  await api.database.pool.query(
    `update brand_document set readers = $2, writers = $3, owner_id = (
       select account_id from brand_member where brand_id = $4 and role = $5) where id = $1`,
    [id, readers, writers, world.idBrand, relation === 'manage' ? role : 'BRAND_ROLE_OWNER'],
  )
}

/** The design that what is sent names by its name or its number, which no other row has; undefined: none. */
async function findNamed(sent: Sent, { idBrand }: World): Promise<Design | undefined> {
  const { rows } = await api.database.pool.query<Design>(
    'select id, document, created_type from brand_document where brand_id = $1',
    [idBrand],
  )
  const words = new Set(wordsIn([sent.params, sent.query, sent.body]))
  return rows.find(({ id, document }) => words.has(document) || words.has(String(id)))
}

function wordsIn(value: unknown): string[] {
  if (Buffer.isBuffer(value) || value === null || value === undefined) return []
  return typeof value === 'object' ? Object.values(value).flatMap(wordsIn) : [String(value)]
}

/** A design that only the owner of the brand may read, and that all have as a favourite. Returns what would tell of it. */
async function hide({ idBrand }: World): Promise<readonly string[]> {
  const document = documentName('design', randomUUID())
  const title = `숨은 시안 ${idBrand}`
  await api.database.pool.query(
    `with made as (
       insert into brand_document (brand_id, document, kind, title, owner_id, readers, writers)
       select $1, $2, 'design', $3, account_id, 'BRAND_ROLE_OWNER', 'BRAND_ROLE_OWNER'
       from brand_member where brand_id = $1 and role = 'BRAND_ROLE_OWNER' returning id
     )
     insert into favorite (brand_id, account_id, template_id)
     select $1, account_id, made.id from brand_member, made where brand_id = $1`,
    [idBrand, document, title],
  )
  return [document.slice('design/'.length), title]
}

/** What is stored of the designs of a brand, as text. */
async function stateOf({ idBrand }: World): Promise<unknown> {
  const tables = ['brand_document', 'doc_version', 'doc_room', 'doc_update', 'favorite', 'directory']
  const parts = tables.map(
    (name) => `select '${name}' as name, t::text as row from ${name} t where brand_id = $1`,
  )
  const { rows } = await api.database.pool.query(
    `select name, row from (${parts.join(' union all ')}) a order by name, row`,
    [idBrand],
  )
  return rows
}

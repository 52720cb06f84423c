import { changeCore, readCore } from '#contract/brand-core.ts'
import type { AnswerOf, Call } from '#contract/call.ts'
import { headers } from '#contract/errors.ts'
import { readSyncStatus } from '#contract/sync.ts'
import type { BrandRole } from '#model/access/roles.ts'
import { guide } from '#model/documents/guide.ts'
import type { Random } from '#model/fields/random.ts'
import { companySizes } from '#model/options/business.ts'
import type { Database } from '#server/database/open.ts'
import { openSession } from '#server/http/tokens.ts'
import { Device } from './device.ts'
import { Ledger } from './ledger.ts'
import type { Nodes } from './nodes.ts'

const texts = ['core.background', 'core.memo', 'core.what']
/** The writer by REST has a field of its own, because it replaces whole texts with everything it has not seen. */
export const restPath = 'core.achieve'

/** A brand with people and their devices, and a client that writes by REST. */
export class World {
  readonly idBrand: number
  readonly ledger = new Ledger()
  readonly devices: Device[] = []
  readonly random: Random
  readonly #nodes: Nodes
  readonly #owner: string

  static async open(database: Database, nodes: Nodes, random: Random): Promise<World> {
    const { id } = await database.kysely
      .insertInto('brand')
      .values({ name: '온기' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await database.kysely.insertInto('brand_core').values({ brand_id: id }).execute()
    const person = async (role: BrandRole) => {
      const account = await database.kysely
        .insertInto('account')
        .values({ email: `${crypto.randomUUID()}@ongi.example`, full_name: '한결', password_hash: 'x' })
        .returning('id')
        .executeTakeFirstOrThrow()
      await database.kysely
        .insertInto('brand_member')
        .values({ brand_id: id, account_id: account.id, role, joined_at: new Date() })
        .execute()
      return openSession(database.kysely, account.id, 'a device')
    }
    const world = new World(id, nodes, random, await person('BRAND_ROLE_OWNER'))
    const open = async (
      name: string,
      token: string,
      facts: Pick<Device['options'], 'document' | 'isStock' | 'mayWrite'>,
    ) =>
      world.devices.push(
        await Device.open({
          name,
          token,
          ...facts,
          idBrand: id,
          ledger: world.ledger,
          target: () => nodes.somePort(random),
        }),
      )
    const count = 2 + Math.floor(random() * 4)
    for (let i = 0; i < count; i += 1) {
      const isStock = random() < 0.3
      await open('abcde'[i] ?? 'z', await person('BRAND_ROLE_MEMBER'), {
        document: 'guide',
        isStock,
        mayWrite: true,
      })
    }
    const designer = await person('BRAND_ROLE_DESIGNER')
    await open('t', designer, { document: 'templates', isStock: false, mayWrite: true })
    const reader = await person('BRAND_ROLE_MEMBER')
    await open('r', reader, { document: 'templates', isStock: random() < 0.5, mayWrite: false })
    return world
  }

  private constructor(idBrand: number, nodes: Nodes, random: Random, owner: string) {
    this.idBrand = idBrand
    this.#nodes = nodes
    this.random = random
    this.#owner = owner
  }

  some(devices: readonly Device[] = this.devices): Device {
    return devices[Math.floor(this.random() * devices.length)] as Device
  }

  /** One random edit: types, deletes, adds, moves or chooses. */
  edit(device: Device): void {
    const random = this.random
    const chance = random()
    if (device.options.document !== 'guide') {
      device.type('page.text', (text) => this.#gapIn(text))
    } else if (chance < 0.6) {
      device.type(texts[Math.floor(random() * texts.length)] ?? '', (text) => this.#gapIn(text))
    } else if (chance < 0.75) {
      device.takeBack(
        (words) => words[Math.floor(random() * words.length)],
        (doc, { path, word }) => {
          const { values } = guide.core
          if (path === values.path) {
            const item = values.read(doc).find(({ keyword }) => keyword === word)
            if (item) values.remove(doc, item.key)
            return item !== undefined
          }
          const at = doc.getText(path).toString().indexOf(word)
          if (at >= 0) doc.getText(path).delete(at, word.length)
          return at >= 0
        },
      )
    } else if (chance < 0.88) {
      device.add(guide.core.values.path, (doc, word) => {
        guide.core.values.add(doc, { keyword: word })
      })
    } else if (chance < 0.92) {
      device.change((doc) => {
        const [first] = guide.core.values.keys(doc)
        if (first !== undefined) guide.core.values.move(doc, first, guide.core.values.keys(doc).length - 1)
      })
    } else if (chance < 0.96) {
      const size = companySizes[Math.floor(random() * companySizes.length)] ?? null
      device.change((doc) => guide.core.companySize.write(doc, size))
    } else {
      const number = random() < 0.5 ? '12345' : '220-81-62517'
      device.change((doc) => guide.info.businessNumber.write(doc, number))
    }
  }

  /** A change that REST answered is certain; one without an answer may have happened. */
  async editByRest(): Promise<boolean> {
    const word = this.ledger.fresh('R')
    try {
      const before = (await this.call(readCore)).achieve ?? ''
      if (before.length + word.length > 100) return false
      const noted = this.ledger.note('guide', restPath, word)
      noted.isOpen = true
      await this.call(changeCore, { achieve: before + word })
      noted.isAcknowledged = true
      return true
    } catch {
      return false
    }
  }

  async status() {
    const { documents } = (await this.call(readSyncStatus))._embedded
    return documents
  }

  async call<C extends Call>({ method, path }: C, body?: object): Promise<AnswerOf<C>> {
    const response = await fetch(`http://127.0.0.1:${this.#nodes.somePort(this.random)}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.#owner}`,
        [headers.brand]: String(this.idBrand),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(5_000),
    })
    if (!response.ok) throw new Error(`${method} ${path} was answered ${response.status}`)
    return (await response.json()) as AnswerOf<C>
  }

  close(): void {
    for (const device of this.devices) device.close()
  }

  /** Types between two words, so that no word is split. */
  #gapIn(text: string): number {
    const gaps = [0, ...[...text.matchAll(/⟩/g)].map(({ index }) => index + 1)]
    return gaps[Math.floor(this.random() * gaps.length)] ?? 0
  }
}

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { describe, expect, test } from 'vitest'
import type { Call } from '#contract/call.ts'
import { contract } from '#contract/contract.ts'
import { listDocuments, readDocumentThumbnail } from '#contract/document.ts'
import { readEnvironment } from '../environment/read-environment.ts'
import { keysOf } from '../keys/key-ring.ts'
import type { Caller } from './authentication.ts'
import { openLimits } from './limits.ts'
import { Refusal } from './refusal.ts'

const environment = readEnvironment({ HTTP_REQUESTS_PER_MINUTE: '60' })
const account = (id: number) => ({ kind: 'account', account: { id } }) as Caller

test('whole designs are counted by account in all brands, and by brand for all accounts', async () => {
  const limits = openLimits({} as FastifyInstance, environment, keysOf(environment))
  for (let brand = 1; brand <= 3; brand++) await limits.countDesign(account(1), brand)
  await expect(limits.countDesign(account(1), 4)).rejects.toThrow(Refusal)
  for (let id = 2; id <= 7; id++) await limits.countDesign(account(id), 9)
  await expect(limits.countDesign(account(8), 9)).rejects.toThrow(Refusal)
})

const request = (countedAs: string) => ({ countedAs }) as FastifyRequest
const refused = (counting: Promise<void>) =>
  counting.then(
    () => false,
    () => true,
  )

test('small pictures use up no calls of an account, and are limited by account apart', async () => {
  const limits = openLimits({} as FastifyInstance, environment, keysOf(environment))
  const count = (call: Call) => limits.countCall(request('account 1'), call, account(1))
  for (let i = 0; i < 300; i++) await count(readDocumentThumbnail)
  expect(await refused(count(readDocumentThumbnail))).toBe(true)
  for (let i = 0; i < 60; i++) await count(listDocuments)
  expect(await refused(count(listDocuments))).toBe(true)
  expect(await refused(limits.countCall(request('account 2'), readDocumentThumbnail, account(2)))).toBe(false)
})

test('small pictures are limited for all accounts of a node, and what is refused to one does not count for all', async () => {
  const limits = openLimits({} as FastifyInstance, environment, keysOf(environment))
  const count = (id: number) => limits.countCall(request(`account ${id}`), readDocumentThumbnail, account(id))
  for (let i = 0; i < 6_000; i++) await refused(count(1))
  for (let id = 2; id <= 20; id++) for (let i = 0; i < 300; i++) await count(id)
  expect(await refused(count(21))).toBe(true)
  // Other calls go on.
  expect(await refused(limits.countCall(request('account 21'), listDocuments, account(21)))).toBe(false)
})

describe('passwords of links', () => {
  const from = (ip: string) => ({ ip }) as FastifyRequest
  const settings = readEnvironment({ LOGIN_ATTEMPTS_PER_MINUTE: '3' })
  const open = () => openLimits({} as FastifyInstance, settings, keysOf(settings))

  test('are limited for one address over all links', async () => {
    const { countLinkPassword } = open()
    for (let link = 0; link < 30; link++) await countLinkPassword(from('203.0.113.1'), `guide ${link}`)
    expect(await refused(countLinkPassword(from('203.0.113.1'), 'guide 30'))).toBe(true)
    expect(await refused(countLinkPassword(from('203.0.113.2'), 'guide 30'))).toBe(false)
  })

  test('that are refused to one address use up no tries of others', async () => {
    const { countLinkPassword } = open()
    for (let at = 0; at < 60; at++) await refused(countLinkPassword(from('203.0.113.1'), 'guide 1'))
    // The first three of the network have their own count, those of eleven addresses use up that of the link.
    for (let host = 2; host < 12; host++)
      for (let at = 0; at < 3; at++) await countLinkPassword(from(`203.0.113.${host}`), 'guide 1')
    expect(await refused(countLinkPassword(from('203.0.113.12'), 'guide 1'))).toBe(true)
    expect(await refused(countLinkPassword(from('203.0.113.12'), 'file 1'))).toBe(false)
  })

  test('that strangers use up leave the first tries of other networks, of IPv4 and IPv6', async () => {
    const { countLinkPassword } = open()
    for (let host = 1; host < 20; host++)
      for (let at = 0; at < 3; at++) await refused(countLinkPassword(from(`203.0.113.${host}`), 'guide 1'))
    expect(await refused(countLinkPassword(from('203.0.113.20'), 'guide 1'))).toBe(true)
    for (const reader of ['198.51.100.1', '2001:db8:7:1::5'])
      for (let at = 0; at < 3; at++)
        expect(await refused(countLinkPassword(from(reader), 'guide 1')), reader).toBe(false)
    // Another /64 of the same /48 is no other network.
    expect(await refused(countLinkPassword(from('2001:db8:7:2::5'), 'guide 1'))).toBe(true)
  })

  test('have a limit for all networks together', async () => {
    const { countLinkPassword } = open()
    let taken = 0
    for (let network = 0; network < 250; network++)
      for (let at = 0; at < 2; at++)
        if (!(await refused(countLinkPassword(from(`198.18.${network}.1`), 'guide 1')))) taken++
    expect(taken).toBe(330)
  })
})

test('every small picture of a list is of that limit', () => {
  const pictures = contract.filter(({ content }) => content === 'image/webp')
  expect(pictures.map(({ name }) => name).sort()).toEqual([
    'document.thumbnail',
    'file.readProfileImage',
    'file.thumbnail',
  ])
  expect(pictures.filter(({ limit }) => limit !== 'picture')).toEqual([])
})

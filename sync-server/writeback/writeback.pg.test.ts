import { expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { guide } from '#model/documents/guide.ts'
import { strategy } from '#model/documents/strategy.ts'
import { amountOf } from '../../tests/support/size.ts'
import { openProxy, openWorld, startWithoutRest } from './testing/test-world.ts'

const { core, info } = guide
vi.setConfig({ testTimeout: 45_000 })

test('[W18] REST has a text shortly after the last edit, and during long typing', async () => {
  const world = await openWorld()
  const server = await world.start({ WRITEBACK_DELAY_MS: '300', WRITEBACK_MAX_DELAY_MS: '900' })
  const { doc, synced } = world.join(server)
  await synced
  let isTyping = true
  const typing = (async () => {
    for (let i = 0; i < 60; i++) {
      core.background.write(doc, `${core.background.read(doc)}가`)
      await new Promise((next) => setTimeout(next, 40))
    }
    isTyping = false
  })()
  await vi.waitFor(async () =>
    expect(await world.core(server)).toHaveProperty('background', expect.stringMatching(/^가+$/)),
  )
  expect(isTyping).toBe(true)
  await typing
  await vi.waitFor(async () =>
    expect(await world.core(server)).toMatchObject({ background: '가'.repeat(60) }),
  )
})

test('[W19] while REST is away nothing is lost, and when it is back the room is settled', async () => {
  const { world, proxy, server, doc } = await startWithoutRest()
  core.background.write(doc, '서버가 쉬는 동안 쓴 글')
  await vi.waitFor(() => expect(proxy.refused).toBeGreaterThan(1))
  expect((await world.core(server)).background).toBeNull()
  proxy.isAway = false
  await vi.waitFor(async () =>
    expect(await world.core(server)).toMatchObject({ background: '서버가 쉬는 동안 쓴 글' }),
  )
})

test('[W20] the next process settles what one left unsettled, without a new edit', async () => {
  const world = await openWorld()
  const first = await world.start({ WRITEBACK_DELAY_MS: '60000', WRITEBACK_MAX_DELAY_MS: '60000' })
  const { doc, synced, provider } = world.join(first)
  await synced
  core.background.write(doc, '끄기 직전에 쓴 글')
  await vi.waitFor(async () => expect(await world.storedUpdates()).toBeGreaterThan(0))
  provider.destroy()
  await first.close()
  const second = await world.start()
  await vi.waitFor(async () =>
    expect(await world.core(second)).toMatchObject({ background: '끄기 직전에 쓴 글' }),
  )
})

test('[W41] a NUL in a value, an item or a key keeps nothing of the room from REST', async () => {
  const world = await openWorld()
  const server = await world.start()
  const { doc, synced } = world.join(server)
  await synced
  doc.transact(() => {
    doc.getMap(core.values.path).set('a\0b', new Y.Map([['keyword', '열쇠']]))
    core.values.add(doc, { keyword: '정\0직', description: '약\0속' })
    core.brandName.write(doc, '온\0기')
    core.what.write(doc, '그릇')
  })
  await vi.waitFor(async () =>
    expect(await world.core(server)).toMatchObject({ what: '그릇', brandName: '온기' }),
  )
  await vi.waitFor(async () => {
    const { _embedded } = await world.call(server, 'GET', '/api/v1/brand/core/value')
    expect(_embedded).toMatchObject({ coreValues: [{ keyword: '정직', description: '약속' }] })
  })
  core.what.write(doc, '그릇과 잔')
  await vi.waitFor(async () => expect(await world.core(server)).toMatchObject({ what: '그릇과 잔' }))
})

test('[W2] a brand made by REST has its name in the document, and a change by REST reaches an open document', async () => {
  const world = await openWorld()
  const server = await world.start()
  const { doc, synced } = world.join(server)
  await synced
  await vi.waitFor(() => expect(info.name.read(doc)).toBe('온기'))
  await world.call(server, 'PATCH', '/api/v1/brand/core', { what: '매일 쓰는 그릇' })
  await vi.waitFor(() => expect(core.what.read(doc)).toBe('매일 쓰는 그릇'))
})

test('[W21] a lost answer doubles neither text nor rows', async () => {
  const world = await openWorld()
  const proxy = await openProxy()
  const server = await world.start({ API_URL: proxy.url })
  proxy.target = server.port
  const { doc, synced } = world.join(server)
  await synced
  core.background.write(doc, '봄에 문을 열고')
  core.values.add(doc, { keyword: '정직', description: '약속' })
  proxy.lost = ['PATCH /api/v1/brand/core', 'POST /api/v1/brand/core/value']
  await vi.waitFor(() => expect(proxy.lost).toHaveLength(1))
  core.background.write(doc, '어느 봄에 작은 문을 활짝 열고 손님을 맞았어요')
  await vi.waitFor(() => expect(proxy.lost).toHaveLength(0))
  await vi.waitFor(async () => {
    expect(await world.core(server)).toMatchObject({ background: core.background.read(doc) })
    expect(core.values.read(doc)).toMatchObject([{ keyword: '정직', id: expect.any(Number) }])
  })
  expect(core.background.read(doc)).toBe('어느 봄에 작은 문을 활짝 열고 손님을 맞았어요')
  const { _embedded } = await world.call(server, 'GET', '/api/v1/brand/core/value')
  expect(_embedded).toMatchObject({ coreValues: [{ keyword: '정직' }] })
  expect((_embedded as { coreValues: unknown[] }).coreValues).toHaveLength(1)
})

test('[W23] a name that REST trims keeps the space that was just typed', async () => {
  const world = await openWorld()
  const server = await world.start()
  const { doc, synced } = world.join(server)
  await synced
  await vi.waitFor(() => expect(info.name.read(doc)).toBe('온기'))
  const name = async () => (await world.call(server, 'GET', '/api/v1/brand')).name
  info.name.write(doc, '온기네 ')
  await vi.waitFor(async () => expect(await name()).toBe('온기네'))
  // Another pass over the same name, caused by another field.
  core.what.write(doc, '그릇')
  await vi.waitFor(async () => expect(await world.core(server)).toMatchObject({ what: '그릇' }))
  expect(info.name.read(doc)).toBe('온기네 ')
  info.name.write(doc, '온기네 그릇')
  await vi.waitFor(async () => expect(await name()).toBe('온기네 그릇'))
})

test('[W7] a refused value is sent to clients, stays in the document, and is sent again after a restart', async () => {
  const world = await openWorld()
  const first = await world.start()
  const { doc, synced, provider, problems } = world.join(first)
  await synced
  info.businessNumber.write(doc, '12345')
  info.representative.write(doc, '한결')
  await vi.waitFor(() =>
    expect(problems).toMatchObject([{ field: 'info.businessNumber', code: 'INVALID_BUSINESS_NUMBER' }]),
  )
  expect(problems[0]?.message).not.toBe('')
  const brand = () => world.call(first, 'GET', '/api/v1/brand')
  await vi.waitFor(async () =>
    expect(await brand()).toMatchObject({ representative: '한결', businessNumber: null }),
  )
  expect(info.businessNumber.read(doc)).toBe('12345')
  provider.destroy()
  await first.close()

  const second = await world.start()
  const again = world.join(second)
  await vi.waitFor(() =>
    expect(again.problems).toMatchObject([{ field: 'info.businessNumber', code: 'INVALID_BUSINESS_NUMBER' }]),
  )
  info.businessNumber.write(again.doc, '220-81-62517')
  await vi.waitFor(() =>
    expect(again.problems.at(-1)).toMatchObject({ field: 'info.businessNumber', code: 'RESOLVED' }),
  )
  expect(await world.call(second, 'GET', '/api/v1/brand')).toMatchObject({
    businessNumber: expect.any(String),
  })
})

test('[W9] [W27] the strategy goes to REST and comes back, with its rows and its five keywords', async () => {
  const world = await openWorld()
  const server = await world.start()
  const { doc, synced } = world.join(server, 'strategy')
  await synced
  const { personality, positioning } = strategy
  const words = ['따뜻한', '정직한', '담백한', '손길이 느껴지는', '오래가는', '느린']
  for (const keyword of words) personality.keywords.add(doc, { keyword })
  personality.tagline1.write(doc, '오늘의 한 끼에 온기를')
  positioning.axisX.write(doc, 45)
  const seoyeon = positioning.personas.add(doc, { name: '이서연', gender: 'FEMALE', energyDirection: 30 })
  positioning.competitors.add(doc, { brandName: '모아키친', axisX: 15, service: '4인 식기 세트' })
  const read = (path: string) => world.call(server, 'GET', `/api/v1/brand/${path}`)
  await vi.waitFor(async () => {
    const held = await read('personality')
    expect(held).toMatchObject({ tagline1: '오늘의 한 끼에 온기를' })
    expect(held.keywords).toMatchObject(words.slice(0, 5).map((keyword) => ({ keyword })))
    expect(await read('positioning')).toMatchObject({ axisX: 45 })
    const { _embedded } = await read('positioning/persona')
    expect(_embedded).toMatchObject({ personas: [{ name: '이서연', gender: 'FEMALE', energyDirection: 30 }] })
    expect((await read('positioning/competitor'))._embedded).toMatchObject({
      competitors: [{ brandName: '모아키친', axisX: 15, service: '4인 식기 세트' }],
    })
    expect(positioning.personas.read(doc)).toMatchObject([{ id: expect.any(Number) }])
  })
  const [{ id } = { id: 0 }] = positioning.personas.read(doc)
  await world.call(server, 'PATCH', `/api/v1/brand/positioning/persona/${id}`, { goal: '제대로 차려 먹기' })
  await world.call(server, 'PATCH', '/api/v1/brand/positioning', { target: '혼자 사는 사람' })
  await vi.waitFor(() => {
    expect(positioning.personas.properties.goal.at(seoyeon).read(doc)).toBe('제대로 차려 먹기')
    expect(positioning.target.read(doc)).toBe('혼자 사는 사람')
  })
})

test('[W24] [W25] values that REST decides are applied and never sent; a waiting file is not sent', async () => {
  const world = await openWorld()
  const server = await world.start()
  const { doc, synced } = world.join(server)
  await synced
  const { visual, approval } = guide
  const eight = {
    main: '#B4583A',
    secondary: '#D1C0BB',
    tertiary: '#B59F16',
    quaternary: '#FDF1ED',
    success: '#327B35',
    info: '#3370B7',
    warning: '#EDA835',
    danger: '#C72F49',
  }
  doc.transact(() => {
    for (const [name, hex] of Object.entries(eight)) visual[name as keyof typeof eight].write(doc, hex)
    visual.korMain.write(doc, { idFontFamily: 2, idFontFace: 2700, weightValue: 700 })
    visual['logoJson.primary'].write(doc, { idBlob: 'blob-waiting-1' })
    approval.profileBrand.write(doc, { state: 'APPROVED', by: 1, name: '나', at: '2026-11-21T07:00:00Z' })
  })
  await world.db.updateTable('brand').set({ plan: 'PLUS' }).where('id', '=', world.idBrand).execute()
  // At once: the colours are still on their way.
  await world.call(server, 'PATCH', '/api/v1/brand/visual/color', { finalised: true, seen: eight })
  await world.call(server, 'PATCH', '/api/v1/brand/approval', {
    section: 'brandCoreStory',
    state: 'APPROVED',
  })
  await vi.waitFor(async () => {
    expect(await world.call(server, 'GET', '/api/v1/brand/visual')).toMatchObject({
      colors: { ...eight, finalised: true },
      typography: { korMain: { idFontFace: 2700 } },
      logo: { logoJson: { primary: null } },
    })
    expect(visual.colorFinalised.read(doc)).toBe(true)
    expect(approval.brandCoreStory.read(doc)).toMatchObject({ state: 'APPROVED', name: '한결' })
    expect(approval.profileBrand.read(doc)).toBeNull()
  })
  visual.danger.write(doc, '#C72F4A')
  await vi.waitFor(() => expect(visual.colorFinalised.read(doc)).toBeNull())
  expect(visual['logoJson.primary'].read(doc)).toEqual({ idBlob: 'blob-waiting-1' })
})

test('[W47] whatever REST has confirmed is current or stored as replaced, whenever the document changes', async () => {
  const rounds = amountOf('ROUNDS', { fast: 24, full: 24 })
  const world = await openWorld()
  const server = await world.start({
    WRITEBACK_DELAY_MS: '5',
    WRITEBACK_MAX_DELAY_MS: '20',
    HTTP_REQUESTS_PER_MINUTE: '100000',
  })
  const { doc, synced } = world.join(server)
  await synced
  core.background.write(doc, '처음')
  await vi.waitFor(async () => expect(await world.core(server)).toMatchObject({ background: '처음' }))
  const sizes = ['SOLO', 'MICRO', 'SMALL', 'MEDIUM'] as const
  const missing: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    const [mine = 'SOLO', theirs = 'MICRO', first = 'SMALL'] = [0, 1, 2].map((at) => sizes[(round + at) % 4])
    core.companySize.write(doc, first)
    await vi.waitFor(async () => expect(await world.core(server)).toMatchObject({ companySize: first }))
    const before = (await replacedValues()).length
    const word = `낱말${round}`
    const { background } = (await world.core(server)) as { background: string }
    const changed = world.call(server, 'PATCH', '/api/v1/brand/core', {
      companySize: theirs,
      background: `${background} ${word}`,
    })
    await new Promise((next) => setTimeout(next, (round % 12) * 4))
    const isSeen = core.companySize.read(doc) === theirs
    core.companySize.write(doc, mine)
    core.background.write(doc, `${core.background.read(doc)} 글${round}`)
    expect(await changed).toMatchObject({ companySize: theirs })
    await vi.waitFor(async () => {
      expect(await world.status(server)).toMatchObject({ state: 'SETTLED' })
      expect(await world.core(server)).toMatchObject({ companySize: core.companySize.read(doc) })
    })
    const now = await world.core(server)
    const all = await replacedValues()
    const replaced = all.slice(0, all.length - before)
    if (!isSeen && now.companySize !== theirs && !replaced.includes(theirs))
      missing.push(`${round}: ${theirs}`)
    for (const each of [word, `글${round}`])
      if (!String(now.background).includes(each)) missing.push(`${round}: ${each}`)
  }
  expect(missing).toEqual([])

  async function replacedValues() {
    const { _embedded } = await world.call(server, 'GET', '/api/v1/brand/replaced?size=200')
    return (_embedded as { replaced: { replaced: unknown }[] }).replaced.map(({ replaced }) => replaced)
  }
})

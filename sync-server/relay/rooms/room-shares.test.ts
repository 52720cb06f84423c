import { expect, test } from 'vitest'
import { seeded } from '../testing/test-random.ts'
import { RoomShares } from './room-shares.ts'

test('[R49] the sum of weights is that of the loaded rooms, whatever is loaded, weighed and given up', () => {
  const seed = Date.now() % 1_000_000
  const random = seeded(seed)
  const shares = new RoomShares<{ idBrand: number }>({ loadedBytes: 1_000, documentBytes: 100 })
  const loaded = new Map<{ idBrand: number }, number>()
  for (let step = 0; step < 2_000; step += 1) {
    const rooms = [...loaded.keys()]
    const room = rooms[Math.floor(random() * rooms.length)]
    const choice = random()
    if (!room || choice < 0.4) {
      const added = { idBrand: Math.floor(random() * 5) }
      shares.add(added)
      loaded.set(added, 0)
    } else if (choice < 0.7) {
      const weight = Math.floor(random() * 100)
      shares.weigh(room, weight)
      loaded.set(room, weight)
    } else {
      shares.remove(room)
      shares.weigh(room, 50)
      loaded.delete(room)
    }
    const sum = [...loaded.values()].reduce((all, weight) => all + weight, 0)
    expect(shares.total, `seed ${seed}, step ${step}`).toBe(sum)
    expect(shares.isFull).toBe(sum > 1_000)
  }
})

test('[R121] a room that an account has open twice counts once, until both are closed', () => {
  const shares = new RoomShares<{ idBrand: number }>({ loadedBytes: 400, documentBytes: 100 })
  const [one, other] = [{ idBrand: 1 }, { idBrand: 2 }]
  for (const room of [one, other]) {
    shares.add(room)
    shares.weigh(room, 60)
  }
  shares.hold(7, one)
  shares.hold(7, one)
  expect(shares.isWithinAccount(7, one, 40)).toBe(true)
  expect(shares.isWithinAccount(7, other)).toBe(false)
  expect(shares.isWithinAccount(8, other)).toBe(true)
  shares.release(7, one)
  expect(shares.isWithinAccount(7, other)).toBe(false)
  shares.release(7, one)
  expect(shares.isWithinAccount(7, other)).toBe(true)
})

const always = () => true

/** Rooms of so many bytes, each of a brand of its own and open by an account of its own. */
function loaded(weights: readonly number[], limits = { loadedBytes: 1_600, documentBytes: 320 }) {
  const shares = new RoomShares<{ idBrand: number }>(limits)
  const rooms = weights.map((weight, at) => {
    const room = { idBrand: at }
    shares.add(room)
    shares.weigh(room, weight)
    shares.hold(at, room)
    return room
  })
  return { shares, rooms }
}

test('[R49] a light room opens in what is reserved; beyond it the heaviest room is closed', () => {
  const within = loaded([300, 300, 320, 300, 300, 170, 10])
  expect(within.shares.isFull).toBe(true)
  expect(within.shares.toCloseOfNode(within.rooms[6] as { idBrand: number }, always)).toEqual([])
  const beyond = loaded([300, 300, 320, 300, 300, 180, 10])
  expect(beyond.shares.toCloseOfNode(beyond.rooms[6] as { idBrand: number }, always)).toEqual([
    beyond.rooms[2],
  ])
})

test('[R49] the room that is closed is the heaviest of who has most, and never the one that opens', () => {
  const { shares, rooms } = loaded([300, 200, 200, 320, 300, 310])
  const [, one, two, , , opening] = rooms as { idBrand: number }[]
  for (const room of [one, two]) if (room) shares.hold(77, room)
  expect(shares.toCloseOfNode(opening as { idBrand: number }, always)).toEqual([one])
  expect(shares.toCloseOfNode(opening as { idBrand: number }, (room) => room !== one)).toEqual([rooms[3]])
})

test('[R49] a heavy room closes no light ones, and nothing where what may be closed is not enough', () => {
  const light = Array.from({ length: 150 }, () => 10)
  const { shares, rooms } = loaded([...light, 90, 320])
  expect(shares.toCloseOfNode(rooms[151] as { idBrand: number }, always)).toBe(null)
  const small = loaded([...light, 90, 200, 9])
  expect(small.shares.toCloseOfNode(small.rooms[152] as { idBrand: number }, always)).toEqual([
    small.rooms[151],
  ])
})

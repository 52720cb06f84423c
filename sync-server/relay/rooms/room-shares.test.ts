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

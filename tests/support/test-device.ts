import * as Y from 'yjs'
import type { Random } from '#model/fields/random.ts'
import { below } from './random.ts'

/** A device with a copy of one document, and what it has sent that others may not have. */
export interface TestDevice {
  doc: Y.Doc
  /** What survives a restart: every update that was made or received, as IndexedDB would hold it. */
  readonly stored: Uint8Array[]
  restart(): void
}

export interface TestNetwork {
  readonly devices: readonly TestDevice[]
  /** Delivers some of the waiting updates: late, repeated, in any order, or never. */
  carrySome(): void
  /** All devices sync with each other, twice: lost updates are requested by state vector. */
  meet(): void
  readonly counts: { lost: number; doubled: number; carried: number; restarts: number }
}

/** Devices that exchange updates over a network that loses, repeats and reorders them. */
export function createNetwork(random: Random, size = 3): TestNetwork {
  const counts = { lost: 0, doubled: 0, carried: 0, restarts: 0 }
  const waiting: { to: TestDevice; update: Uint8Array }[] = []
  const devices: TestDevice[] = []

  const createDevice = (): TestDevice => {
    const stored: Uint8Array[] = []
    const open = () => {
      const doc = new Y.Doc()
      for (const update of stored) Y.applyUpdate(doc, update, 'stored')
      doc.on('update', (update: Uint8Array, origin: unknown) => {
        if (origin === 'stored') return
        stored.push(update)
        if (origin === 'network') return
        for (const to of devices) if (to !== device) waiting.push({ to, update })
      })
      return doc
    }
    const device: TestDevice = {
      doc: open(),
      stored,
      restart: () => {
        counts.restarts++
        device.doc.destroy()
        device.doc = open()
      },
    }
    return device
  }
  for (let i = 0; i < size; i++) devices.push(createDevice())

  return {
    devices,
    counts,
    carrySome: () => {
      for (let left = below(random, waiting.length + 1); left > 0; left--) {
        const index = below(random, waiting.length)
        const message = waiting[index]
        if (!message) return
        const fate = random()
        if (fate < 0.2) counts.lost++
        else {
          counts.carried++
          Y.applyUpdate(message.to.doc, message.update, 'network')
        }
        if (fate > 0.8) counts.doubled++
        else waiting.splice(index, 1)
      }
    },
    meet: () => {
      waiting.length = 0
      for (let round = 0; round < 2; round++) {
        for (const from of devices) {
          for (const to of devices) {
            if (from === to) continue
            const missing = Y.encodeStateAsUpdate(from.doc, Y.encodeStateVector(to.doc))
            Y.applyUpdate(to.doc, missing, 'network')
          }
        }
      }
      waiting.length = 0
    },
  }
}

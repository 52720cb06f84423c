import { designMirror } from './designs.ts'
import { driveMirror } from './drive.ts'
import type { DeviceTable, Mirror, MirrorTable } from './mirror.ts'

/** All mirrors. The store and the queue of a device know them by this list alone. */
const mirrors: readonly Mirror[] = [driveMirror, designMirror]

const tables = { ...driveMirror.tables, ...designMirror.tables }
const tablesOfDevice = { ...tables, ...driveMirror.beside }

export type MirrorTableName = keyof typeof tables
/** Those beside the mirrored ones included. */
export type DeviceTableName = keyof typeof tablesOfDevice

export const mirrorTableNames = Object.keys(tables) as MirrorTableName[]
export const deviceTableNames = Object.keys(tablesOfDevice) as DeviceTableName[]

export function mirrorTable(name: MirrorTableName): MirrorTable {
  return tables[name]
}

/** The tables that each version of the database brought, by name with their indexes. */
export function tablesByVersion(): ReadonlyMap<number, Readonly<Record<string, string>>> {
  const found = new Map<number, Record<string, string>>()
  for (const [name, { since, columns }] of Object.entries<DeviceTable>(tablesOfDevice))
    found.set(since, { ...found.get(since), [name]: columns })
  return found
}

export function uploadLaneOf({ uploadLane }: { readonly uploadLane: string }, brand: number): string {
  return `${uploadLane}:${brand}`
}

/** Whether a lane has uploads of a mirror. Nothing but the queue refers to their bytes. */
export function isMirrorUpload(lane: string): boolean {
  return mirrors.some(({ uploadLane }) => uploadLane !== undefined && lane.startsWith(`${uploadLane}:`))
}

import { createVersion } from '#contract/history.ts'
import type { Sent } from '#server/api/test-api.ts'
import { numbered, type World } from './fixtures.ts'

/** What a caller has to be allowed to do with a design, whatever else the facts of the call say. */
export type Need = 'read' | 'write' | 'manage'

/** Every call that names a design, by its name. A new one needs a line here. */
export const needs: Readonly<Record<string, Need>> = {
  'document.thumbnail': 'read',
  'document.place': 'write',
  'document.share': 'manage',
  'document.trash': 'manage',
  'document.restore': 'manage',
  'document.purge': 'manage',
  'template.readBrand': 'read',
  'template.readUser': 'read',
  'template.tagsOf': 'read',
  'template.changeBrand': 'write',
  'template.changeUser': 'write',
  'template.moveBrand': 'write',
  'template.moveUser': 'write',
  'template.trashBrand': 'manage',
  'template.trashUser': 'manage',
  'template.restoreBrand': 'manage',
  'template.restoreUser': 'manage',
  'template.deleteBrand': 'manage',
  'template.deleteUser': 'manage',
  'design.copyToBrand': 'read',
  'design.copyToUser': 'read',
  'design.history': 'read',
  'design.historyBody': 'read',
  'design.changeBody': 'write',
  'history.list': 'read',
  'history.read': 'read',
  'history.replaced': 'read',
  'history.create': 'write',
  'history.rename': 'write',
  'history.delete': 'write',
  'history.restore': 'write',
  'favorite.add': 'read',
}

/** Calls that take the name or number of a design, or of a template, of which there is none that rights could be about. */
export const withoutRights: Readonly<Record<string, string>> = {
  'document.create': 'the design is made by it',
  'googleDocument.copyFromMarket': 'the template is one of the market',
}

const design = async (world: World) => ({ document: (await numbered(world, 'USER')).document })

async function version(world: World) {
  const { document, as } = await numbered(world, 'USER')
  const sent = { ...as, idBrand: world.idBrand, params: { document }, body: { name: '첫 시안' } }
  const { body } = await world.api.send(createVersion, sent)
  return { document, idVersion: Number(body.idVersion) }
}

/** Examples of calls whose usual one is about another document, or a template of the market. */
export const ofDesign: Readonly<Record<string, (world: World) => Promise<Sent>>> = {
  'history.list': async (world) => ({ params: await design(world) }),
  'history.replaced': async (world) => ({ query: await design(world) }),
  'history.create': async (world) => ({ params: await design(world), body: { name: '첫 시안' } }),
  'history.read': async (world) => ({ params: await version(world) }),
  'history.rename': async (world) => ({ params: await version(world), body: { name: '확정본' } }),
  'history.delete': async (world) => ({ params: await version(world) }),
  'history.restore': async (world) => ({ params: await version(world) }),
  'favorite.add': async (world) => ({ body: { idTemplate: (await numbered(world, 'USER')).id } }),
}

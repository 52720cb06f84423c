import { randomUUID } from 'node:crypto'
import type { PlanKey } from '#model/access/plans.ts'
import { type BrandRole, isAtLeast } from '#model/access/roles.ts'
import { documentName } from '#model/document-kinds/names.ts'
import type { Sent } from '#server/api/test-api.ts'
import { numbered, premium, type World } from './fixtures.ts'

/** What is refused beyond the facts of a call, by what is sent: null where it is allowed. */
interface Rule {
  readonly of: string
  readonly sent: (world: World) => Sent | Promise<Sent>
  readonly refusal: (role: BrandRole, plan: PlanKey) => string | null
}

const isDesigner = (role: BrandRole) => isAtLeast(role, 'BRAND_ROLE_DESIGNER')
const allowed = () => null
const designersOnly = (role: BrandRole) => (isDesigner(role) ? null : 'DESIGNER_ONLY')
const designersByRole = (role: BrandRole) => (isDesigner(role) ? null : 'FORBIDDEN_ROLE')
const paidOnly = (_: BrandRole, plan: PlanKey) => (plan === 'FREE' ? 'FORBIDDEN_PLAN' : null)
const fresh = (more: object): Sent => ({ body: { document: documentName('design', randomUUID()), ...more } })
const [plainTemplate, plainBundle, noNumber] = [1, 1, 999_999] as const
const ofBrand = async (world: World, isTrashed = false) => {
  const { document, id } = await numbered(world, 'BRAND', isTrashed)
  return { document, id, params: { document } }
}

/** By the name of the call. */
export const templateRules: Readonly<Record<string, readonly Rule[]>> = {
  'document.create': [
    { of: 'a plain template', sent: () => fresh({ idMarketTemplate: plainTemplate }), refusal: allowed },
    { of: 'no template', sent: () => fresh({}), refusal: allowed },
    { of: 'one that is not known', sent: () => fresh({ idMarketTemplate: noNumber }), refusal: allowed },
    { of: 'a premium one', sent: () => fresh({ idMarketTemplate: premium.template }), refusal: paidOnly },
    { of: 'the brand', sent: () => fresh({ createdType: 'BRAND' }), refusal: designersOnly },
    {
      of: 'the brand and a premium one',
      sent: () => fresh({ createdType: 'BRAND', idMarketTemplate: premium.template }),
      refusal: (role, plan) => paidOnly(role, plan) ?? designersOnly(role),
    },
  ],
  'document.place': [
    {
      of: 'a template of the brand',
      sent: async (world) => ({ params: (await ofBrand(world)).params, body: { createdType: 'USER' } }),
      refusal: designersOnly,
    },
    {
      of: 'a design of another that becomes one',
      sent: async (world) => ({
        params: { document: (await numbered(world, 'USER')).document },
        body: { createdType: 'BRAND' },
      }),
      refusal: (role) =>
        designersOnly(role) ?? (isAtLeast(role, 'BRAND_ROLE_ADMIN') ? null : 'FORBIDDEN_ROLE'),
    },
  ],
  ...Object.fromEntries(
    (['document.trash', 'document.restore', 'document.purge'] as const).map((name) => [
      name,
      [
        {
          of: 'a template of the brand',
          sent: async (world: World) => ({
            params: (await ofBrand(world, name !== 'document.trash')).params,
          }),
          refusal: designersOnly,
        },
      ],
    ]),
  ),
  'design.changeBody': [
    {
      of: 'a template of the brand',
      sent: async (world) => ({
        params: { id: (await ofBrand(world)).id },
        body: { body: '{}' },
      }),
      // A body that is none is refused to who may write.
      refusal: (role) => designersOnly(role) ?? 'INVALID_VALUE',
    },
  ],
  'template.clearTrash': [
    { of: 'the brand', sent: () => ({ query: { createdType: 'BRAND' } }), refusal: designersOnly },
  ],
  'bundle.add': [
    { of: 'a plain one', sent: () => ({ body: { idBundleCollection: plainBundle } }), refusal: allowed },
    { of: 'none', sent: () => ({ body: { idBundleCollection: noNumber } }), refusal: () => 'NOT_FOUND' },
    {
      of: 'a plain one for the brand',
      sent: () => ({ body: { idBundleCollection: plainBundle, createdType: 'BRAND' } }),
      refusal: designersByRole,
    },
    {
      of: 'a premium one for the brand',
      sent: () => ({ body: { idBundleCollection: premium.bundle, createdType: 'BRAND' } }),
      refusal: (role, plan) => paidOnly(role, plan) ?? designersByRole(role),
    },
  ],
  'bundle.remove': [
    {
      of: 'the brand',
      sent: () => ({ query: { idBundleCollection: plainBundle, createdType: 'BRAND' } }),
      refusal: designersByRole,
    },
  ],
}

import type { ListedDesign } from '#kits/design/document/listed-design.ts'

/** A work of the team at the top, for tests. */
export function listedDesign(id: string, facts: Partial<ListedDesign> = {}): ListedDesign {
  return {
    document: `design/${id}`,
    title: '',
    createdType: 'USER',
    folder: null,
    form: null,
    width: null,
    height: null,
    unit: null,
    tags: [],
    createdAt: 0,
    changedAt: 0,
    trashedAt: null,
    mayWrite: true,
    mayManage: true,
    idTemplate: 1,
    row: null,
    isRefused: false,
    listed: null,
    ...facts,
  }
}

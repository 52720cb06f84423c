import { changeBrand, changeCompany, readBrand } from '#contract/brand.ts'
import {
  changeCore,
  changeCoreValue,
  createCoreValue,
  deleteCoreValue,
  listCoreValues,
  readCore,
} from '#contract/brand-core.ts'
import type { Call, Schema } from '#contract/call.ts'

export type AnyCall = Call<Schema, Schema, Schema, Schema>

/** A REST entity whose properties are fields: read whole, changed property by property. */
export interface EntityResource {
  readonly read: AnyCall
  readonly change: AnyCall
}

/** REST rows that are a list field's items. */
export interface ListResource {
  readonly list: AnyCall
  readonly create: AnyCall
  readonly change: AnyCall
  readonly remove: AnyCall
  /** Name under `_embedded`, and of the id. */
  readonly name: string
  readonly id: string
  readonly order: string
}

/** Which calls serve the `rest` names of fields. */
export const entities: Readonly<Record<string, EntityResource>> = {
  brandCore: { read: readCore, change: changeCore },
  brand: { read: readBrand, change: changeBrand },
  brandCompany: { read: readBrand, change: changeCompany },
}

export const lists: Readonly<Record<string, ListResource>> = {
  coreValues: {
    list: listCoreValues,
    create: createCoreValue,
    change: changeCoreValue,
    remove: deleteCoreValue,
    name: 'coreValues',
    id: 'idBrandCoreValue',
    order: 'orderAscending',
  },
}

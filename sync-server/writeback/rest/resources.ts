import type * as Y from 'yjs'
import { changeApproval, readApprovals } from '#contract/approval.ts'
import { changeBrand, changeCompany, readBrand } from '#contract/brand.ts'
import {
  changeCore,
  changeCoreValue,
  createCoreValue,
  deleteCoreValue,
  listCoreValues,
  readCore,
} from '#contract/brand-core.ts'
import type { Call } from '#contract/call.ts'
import { changePersonality, readPersonality } from '#contract/personality.ts'
import {
  changeCompetitor,
  changePersona,
  changePositioning,
  createCompetitor,
  createPersona,
  deleteCompetitor,
  deletePersona,
  listCompetitors,
  listPersonas,
  readPositioning,
} from '#contract/positioning.ts'
import {
  changeColors,
  changeLogo,
  changePhotographs,
  changeTypography,
  deletePhotograph,
  listPhotographs,
  readVisual,
} from '#contract/visual.ts'
import { approvedWordsEdit, approvedWordsRepair } from './approved-words.ts'
import { approval, type Codec, file, fileId, flag, items, outsideAddress, plain, whole } from './codecs.ts'
import type { DocumentEdit } from './document-edits.ts'

/** A REST entity whose properties are fields. It is read whole and changed property by property. */
export interface EntityResource {
  readonly read: Call
  readonly change: Call
  /** The part of the read answer that has the properties; a change is answered with that part alone. */
  readonly within?: string
  /** Where bodies and answers have a property, if not under its own name. */
  readonly restPathOf?: (property: string) => readonly string[]
  readonly codecOf?: (property: string) => Codec
  /** A further edit of the document when REST has changed the property. */
  readonly besides?: (property: string, given: unknown) => DocumentEdit | null
  /** The same where both sides have the same value; null: the document has it already. */
  readonly repair?: (property: string, given: unknown, doc: Y.Doc) => DocumentEdit | null
  /** Settled after everything else of the document. */
  readonly isLast?: boolean
}

/** REST rows that are a list field's items. */
export interface ListResource {
  readonly list: Call
  readonly create: Call
  readonly change: Call
  readonly remove: Call
  /** The name under `_embedded`; `id` and `order` are names of a row's properties. */
  readonly name: string
  readonly id: string
  readonly order: string
  /** Rows are created and changed by one call, which takes and answers a list of them. */
  readonly isSentAsList?: boolean
  /** Item properties that REST names or writes differently. */
  readonly properties?: Readonly<Record<string, { readonly rest: string; readonly codec: Codec }>>
}

const exceptFlag = (codec: Codec) => (property: string) => (property === 'finalised' ? flag : codec)

/** By the first part of a field's `rest` name: the calls that read and change it. */
export const entities: Readonly<Record<string, EntityResource>> = {
  brandCore: { read: readCore, change: changeCore },
  brand: { read: readBrand, change: changeBrand },
  brandCompany: { read: readBrand, change: changeCompany },
  brandColour: {
    read: readVisual,
    within: 'colors',
    change: changeColors,
    codecOf: exceptFlag(plain),
  },
  brandLogo: {
    read: readVisual,
    within: 'logo',
    change: changeLogo,
    restPathOf: (property) => (property === 'symbol' ? ['logoSymbol'] : ['logoJson', property]),
    codecOf: () => file,
  },
  brandTypography: {
    read: readVisual,
    within: 'typography',
    change: changeTypography,
    codecOf: exceptFlag(whole),
  },
  brandApproval: {
    read: readApprovals,
    change: changeApproval,
    codecOf: () => approval,
    besides: approvedWordsEdit,
    repair: approvedWordsRepair,
    isLast: true,
  },
  personality: {
    read: readPersonality,
    change: changePersonality,
    codecOf: (property) => (property === 'keywords' ? items : plain),
  },
  positioning: { read: readPositioning, change: changePositioning },
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
  photography: {
    list: listPhotographs,
    create: changePhotographs,
    change: changePhotographs,
    remove: deletePhotograph,
    name: 'photography',
    id: 'idBrandVisualPhotography',
    order: 'orderAscending',
    isSentAsList: true,
    properties: {
      file: { rest: 'idFile', codec: fileId },
      url: { rest: 'url', codec: outsideAddress },
    },
  },
  personas: {
    list: listPersonas,
    create: createPersona,
    change: changePersona,
    remove: deletePersona,
    name: 'personas',
    id: 'idBrandPositioningPersona',
    order: 'orderAscending',
  },
  competitors: {
    list: listCompetitors,
    create: createCompetitor,
    change: changeCompetitor,
    remove: deleteCompetitor,
    name: 'competitors',
    id: 'idBrandPositioningCompetitor',
    order: 'orderAscending',
  },
}

/** How REST names and writes an item property. */
export function propertyAt(resource: ListResource, name: string): { rest: string; codec: Codec } {
  return resource.properties?.[name] ?? { rest: name, codec: plain }
}

import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { contract } from '#contract/contract.ts'
import type { ErrorCode } from '#contract/errors.ts'

/* The calls about templates, market, bundles, favourites and Google documents, as the specification of the product lists them. */

interface Listed {
  readonly query?: readonly string[]
  readonly body?: readonly string[]
  /** Name of its list in `_embedded`, or a property of its answer. */
  readonly answers?: string
  readonly errors?: readonly ErrorCode[]
}

const base = '/api/v1/template'
const created = ['idBrand', 'name', 'createdType', 'idDirectory', 'idForm', 'unitWidth', 'unitHeight']
const ofPage = ['size', 'page', 'fieldName', 'direction', 'query', 'type', 'createType', 'idCategory']
const alsoOfPage = ['idTags', 'idForm', 'idDirectory', 'idBundle', 'deletedType', 'isBundle']
const dates = ['startDate', 'endDate']
const ofDirectories = ['idBrand', 'page', 'size', 'idParentDirectory', 'type', 'createdType', 'deletedType']
const missing = ['NOT_FOUND'] as const
const inBoth = (rest: (of: 'brand' | 'user') => readonly [string, Listed]) => [rest('brand'), rest('user')]

const listed: Readonly<Record<string, Listed>> = {
  'GET /api/v1/search-keyword/list': {
    query: ['entityType', 'recommend', 'idTemplate'],
    answers: 'searchKeywords',
  },
  [`GET ${base}/page`]: { query: [...ofPage, ...alsoOfPage, ...dates], answers: 'resTemplateLists' },
  ...Object.fromEntries([
    ...inBoth((of) => [`GET ${base}/${of}/{id}`, { answers: 'body', errors: missing }]),
    ...inBoth((of) => [`PATCH ${base}/${of}/{id}`, { body: ['name', 'idTags'], errors: missing }]),
    ...inBoth((of) => [`PATCH ${base}/${of}/directory`, { body: ['idDirectory'], errors: missing }]),
    ...inBoth((of) => [`PATCH ${base}/${of}/trash-delete`, { body: ['idTemplates'], errors: missing }]),
    ...inBoth((of) => [`PATCH ${base}/${of}/trash-restore`, { body: ['idTemplates'], errors: missing }]),
    ...inBoth((of) => [
      `DELETE ${base}/${of}`,
      { query: ['idTemplates'], errors: ['NOT_FOUND', 'CONFLICT'] },
    ]),
    ...inBoth((of) => [
      `POST ${base}/design/${of}`,
      { body: [...created, 'sizeUnit'], answers: 'idTemplate' },
    ]),
  ]),
  [`DELETE ${base}/trash-clear`]: { errors: ['DESIGNER_ONLY'] },
  [`DELETE ${base}/trash`]: { query: ['idBrand'] },
  [`GET ${base}/sort`]: { answers: 'sorts' },
  [`GET ${base}/categories`]: { answers: 'categories' },
  [`GET ${base}/tags`]: { answers: 'tags' },
  [`GET ${base}/tags/{id}`]: { answers: 'tags', errors: missing },
  [`POST ${base}/tag`]: { body: ['name'], errors: ['INVALID_VALUE', 'CONFLICT', 'LIMIT_EXCEEDED'] },
  [`DELETE ${base}/tag/{id}`]: { errors: missing },
  [`POST ${base}/design/copy/toBrand`]: { body: ['idTemplate'], answers: 'idTemplate' },
  [`POST ${base}/design/copy/toUser`]: { body: ['idTemplate'], answers: 'idTemplate' },
  [`GET ${base}/design/history/{id}`]: { answers: 'resTemplateDesignHistories', errors: missing },
  [`PATCH ${base}/design/body/{id}`]: { body: ['body'], errors: ['NOT_FOUND', 'TOO_LARGE'] },
  [`GET ${base}/design/history/body/{idTemplateDesign}`]: { query: ['idTemplate'], answers: 'body' },
  [`GET ${base}/design/forms`]: { answers: 'forms' },
  [`GET ${base}/design/form/sizeUnits`]: { answers: 'sizeUnits' },
  'GET /api/v1/bundle/collection/page': { query: ['page', 'size'], answers: 'bundleCollections' },
  'GET /api/v1/bundle/collection/{id}': { answers: 'resTemplateLists', errors: missing },
  [`GET ${base}/bundle/page`]: { query: ['page', 'size'], answers: 'templateBundles' },
  [`GET ${base}/bundle/{id}`]: { answers: 'idTemplateBundle', errors: missing },
  [`POST ${base}/bundle`]: { body: ['idBundleCollection'], answers: 'createdDirectory', errors: missing },
  [`POST ${base}/google`]: { body: ['title', 'address'], answers: 'url', errors: ['CONFLICT'] },
  [`POST ${base}/google/copy/toBrand`]: { body: ['fileId'], answers: 'url', errors: missing },
  [`POST ${base}/google/copy/toUser`]: { body: ['fileId'], answers: 'url', errors: missing },
  [`POST ${base}/google/copy/market`]: { body: ['idTemplate'], answers: 'url', errors: missing },
  'GET /api/v1/tmpls/categories': { answers: 'categories' },
  'GET /api/v1/tmpls/page': { query: ['page', 'size'], answers: 'resTemplateLists' },
  'GET /api/v1/tmpls/google/{idTemplate}': { answers: 'url', errors: missing },
  'GET /api/v1/tmpls/google/strategy': { answers: 'isStrategy', errors: missing },
  'GET /api/v1/directory/page': { query: [...ofDirectories, 'sort'], answers: 'resDirectoryLists' },
  'GET /api/v1/quest/bundleCollection/page': { query: ['page', 'size'], answers: 'bundleCollections' },
  'GET /api/v1/utils/image/binary': { query: ['url'], errors: ['INVALID_URL', 'NOT_FOUND'] },
  'GET /api/v1/editor/favorite/page': {
    query: ['idBrand', 'type', 'page', 'size'],
    answers: 'EditorFavorites',
  },
  'POST /api/v1/editor/favorite': { body: ['type', 'thumbnail', 'idBrand', 'idTemplate'], answers: 'id' },
  'DELETE /api/v1/editor/favorite/{id}': {},
  'GET /api/v1/editor/element/market/page': { query: ['page', 'size'], answers: 'marketElements' },
  'GET /api/v1/editor/ai/style': { answers: 'styles' },
  'GET /api/v1/editor/ai/category': { query: ['type'], answers: 'categories' },
  'GET /api/v1/editor/ai/page': { answers: 'tools' },
  'GET /api/v1/temp/refImage/page': {
    query: ['limit', 'continuationToken'],
    answers: 'referenceImages',
  },
}

const callAt = (address: string) => {
  const call = contract.find(({ method, path }) => `${method} ${path}` === address)
  if (!call) throw new Error(`${address} is not in the contract`)
  return call
}

/** Properties of an object, also of one that is checked or converted as a whole. */
function namesIn(schema: unknown): string[] {
  const { shape, in: piped } = schema as { shape?: object; in?: unknown }
  return shape ? Object.keys(shape) : piped ? namesIn(piped) : []
}

const namesInAnswer = (answer: unknown) => {
  const { shape } = answer as { shape?: { _embedded?: unknown } }
  return [...namesIn(answer), ...(shape?._embedded ? namesIn(shape._embedded) : [])]
}

describe.each(Object.entries(listed))('%s', (address, { query = [], body = [], answers, errors = [] }) => {
  const call = callAt(address)

  test('takes the parameters of the specification', () => {
    expect(namesIn(call.query ?? {})).toEqual(expect.arrayContaining([...query]))
    expect(namesIn(call.body ?? {})).toEqual(expect.arrayContaining([...body]))
  })

  test('answers by its names, and with the errors that a caller has to know', () => {
    if (answers !== undefined) expect(namesInAnswer(call.answer)).toContain(answers)
    expect(call.errors ?? []).toEqual(expect.arrayContaining([...errors]))
    // It is no call of ours alone.
    expect(call.extension ?? false).toBe(false)
  })
})

test.each([
  [
    `GET ${base}/page`,
    { fieldName: 'updatedDate', direction: 'DESC', deletedType: 'USED', page: 0, size: 12 },
  ],
  ['GET /api/v1/directory/page', { deletedType: 'USED', page: 0, size: 12 }],
  ['GET /api/v1/tmpls/page', { page: 0, size: 12 }],
  ['GET /api/v1/bundle/collection/page', { page: 0, size: 12 }],
  ['GET /api/v1/quest/bundleCollection/page', { page: 0, size: 12 }],
  [`GET ${base}/bundle/page`, { page: 0, size: 12 }],
  ['GET /api/v1/search-keyword/list', { entityType: 'TEMPLATE' }],
  ['GET /api/v1/editor/favorite/page', { type: 'TEMPLATE', page: 0, size: 200 }],
  ['GET /api/v1/editor/element/market/page', { page: 0, size: 12 }],
  ['GET /api/v1/temp/refImage/page', { limit: 12 }],
])('%s has the defaults of the specification', (address, defaults) => {
  const query = callAt(address).query as unknown as z.ZodType
  expect(query.parse({})).toMatchObject(defaults)
})

test('every call of the product about these areas is listed', () => {
  const areas = /^\/api\/v1\/(template|tmpls|search-keyword|bundle|editor|temp|quest\/bundleCollection)\b/
  const served = contract.filter(({ path, extension }) => areas.test(path) && !extension)
  const addresses = served.map(({ method, path }) => `${method} ${path}`)
  expect(addresses.filter((address) => !(address in listed))).toEqual([])
})

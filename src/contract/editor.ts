import { call } from './call.ts'
import type * as shapes from './shapes/editor.ts'

export const pageMarketElements = call<typeof shapes.pageMarketElements>({
  name: 'editor.marketElements',
  method: 'GET',
  path: '/api/v1/editor/element/market/page',
  summary:
    'Single elements of the market for a page of a design: none, because shapes and symbols come with the app, and templates are `market.templates`',
  access: 'token',
})

export const pageReferenceImages = call<typeof shapes.pageReferenceImages>({
  name: 'editor.referenceImages',
  method: 'GET',
  path: '/api/v1/temp/refImage/page',
  summary:
    'Pictures that the operator gives as models for others: none; pictures of a brand are in its drive, those of the photo service at `photo.search`',
  access: 'token',
})

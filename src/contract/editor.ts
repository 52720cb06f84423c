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

export const listToolStyles = call<typeof shapes.listToolStyles>({
  name: 'editor.toolStyles',
  method: 'GET',
  path: '/api/v1/editor/ai/style',
  summary: "The manners in which the tools answer reviews, named in the caller's language",
  access: 'token',
})

export const listToolCategories = call<typeof shapes.listToolCategories>({
  name: 'editor.toolCategories',
  method: 'GET',
  path: '/api/v1/editor/ai/category',
  summary:
    "The categories of the tools, named in the caller's language; with `type` those that make such things",
  access: 'token',
})

export const pageTools = call<typeof shapes.pageTools>({
  name: 'editor.tools',
  method: 'GET',
  path: '/api/v1/editor/ai/page',
  summary:
    "The tools in the order of their screen, named in the caller's language: those that work by rules or on the device are free; those that need a model are closed while none is connected",
  access: 'token',
})

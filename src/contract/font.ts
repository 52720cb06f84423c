import { call } from './call.ts'
import type * as shapes from './shapes/font.ts'

export const readFontFamily = call<typeof shapes.readFontFamily>({
  name: 'font.family',
  method: 'GET',
  path: '/api/v1/font/font-family',
  summary: 'One font family with its faces',
  access: 'token',
  errors: ['NOT_FOUND'],
})

export const listFontFamilies = call<typeof shapes.listFontFamilies>({
  name: 'font.families',
  method: 'GET',
  path: '/api/v1/font/font-families',
  summary: 'The font families, narrowed by name, language and class',
  access: 'token',
})

export const pageFontFamilies = call<typeof shapes.pageFontFamilies>({
  name: 'font.familiesPage',
  method: 'GET',
  path: '/api/v1/font/font-families/page',
  summary: 'The font families, narrowed in the same way, page by page',
  access: 'token',
})

export const readFontFace = call<typeof shapes.readFontFace>({
  name: 'font.face',
  method: 'GET',
  path: '/api/v1/font/font-face',
  summary: 'One face with the family that it belongs to',
  access: 'token',
  errors: ['NOT_FOUND'],
})

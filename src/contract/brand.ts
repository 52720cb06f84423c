import { companyWriters } from '#model/access/writers.ts'
import { call } from './call.ts'
import type * as shapes from './shapes/brand.ts'

export const createBrand = call<typeof shapes.createBrand>({
  name: 'brand.create',
  method: 'POST',
  path: '/api/v1/brand',
  summary: 'Creates a brand; the caller becomes its owner',
  access: 'token',
  errors: ['NAME_REQUIRED', 'LIMIT_EXCEEDED', 'FORBIDDEN_PLAN'],
  idempotent: true,
})

export const listBrands = call<typeof shapes.listBrands>({
  name: 'brand.list',
  method: 'GET',
  path: '/api/v1/brand/list',
  summary: "The caller's brands with the caller's role in each",
  access: 'token',
})

export const readRole = call<typeof shapes.readRole>({
  name: 'brand.readRole',
  method: 'GET',
  path: '/api/v1/brand/role',
  summary: "The caller's role in a brand, and the other brands to switch to",
  access: 'token',
})

export const readBrand = call<typeof shapes.readBrand>({
  name: 'brand.read',
  method: 'GET',
  path: '/api/v1/brand',
  summary: 'The brand with its company data and progress',
  access: 'BRAND_ROLE_READER',
  answerHash: '54d00721',
})

export const changeBrand = call<typeof shapes.changeBrand>({
  name: 'brand.change',
  method: 'PATCH',
  path: '/api/v1/brand',
  summary: 'Changes the brand profile',
  access: 'BRAND_ROLE_MEMBER',
  errors: ['NAME_REQUIRED', 'INVALID_EMAIL'],
})

export const changeCompany = call<typeof shapes.changeCompany>({
  name: 'brand.changeCompany',
  method: 'PATCH',
  path: '/api/v1/brand/company',
  summary: 'Changes the company data',
  access: companyWriters,
  errors: ['INVALID_BUSINESS_NUMBER', 'INVALID_URL'],
})

export const readProgress = call<typeof shapes.readProgress>({
  name: 'brand.readProgress',
  method: 'GET',
  path: '/api/v1/brand/progress',
  summary: 'Progress of each section of the guide, in per cent',
  access: 'BRAND_ROLE_READER',
})

export const changeSetting = call<typeof shapes.changeSetting>({
  name: 'brand.changeSetting',
  method: 'PATCH',
  path: '/api/v1/brand/setting',
  summary: 'Switches the tutorial on or off',
  access: 'BRAND_ROLE_MEMBER',
  queueing: 'replay',
  idempotent: true,
})

export const deleteBrand = call<typeof shapes.deleteBrand>({
  name: 'brand.delete',
  method: 'DELETE',
  path: '/api/v1/brand',
  summary: 'Deletes the brand for everybody; not while its plan is renewed',
  access: 'BRAND_ROLE_OWNER',
  errors: ['CANCEL_FIRST'],
  stepUp: true,
})

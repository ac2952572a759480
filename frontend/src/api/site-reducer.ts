import { combineSlices, type ThunkAction, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from './base-api';

/** Slices that come with the chunk which needs them. Each declares its own place here. */
export interface LazySlices {}

/** The reducer of every store. What only some pages need is injected when their code arrives. */
export const siteReducer = combineSlices(baseApi).withLazyLoadedSlices<LazySlices>();

export type SiteState = ReturnType<typeof siteReducer>;
export type SiteDispatch = ThunkDispatch<SiteState, unknown, UnknownAction>;
export type SiteThunk<Result> = ThunkAction<Result, SiteState, unknown, UnknownAction>;

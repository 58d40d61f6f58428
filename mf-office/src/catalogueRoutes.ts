import { errorCodes } from '@haesol/contracts/common';
import { adminEquipmentGet } from '@haesol/contracts/lab';
import { definePage, fromSearch, get, getCodes } from '@haesol/remote/routes';
import { bookingDay, goodsStock, lists } from '#lists';
import { paths } from '#paths';
import { common } from './commonPage.ts';
import { today } from './today.ts';

/** Pages of the catalogues: equipment with its day, and goods of the travel service. */
export const catalogueRoutes = [
  definePage({
    ...common,
    path: paths.bookingDay,
    title: 'pages.bookingDay.title',
    description: 'pages.bookingDay.description',
    gets: [bookingDay, today],
    screen: () => import('./features/schedule/BookingDayScreen.tsx'),
  }),
  definePage({
    ...common,
    path: paths.equipment,
    title: 'pages.equipment.title',
    description: 'pages.equipment.description',
    gets: [lists.equipment.get, today, getCodes('EQ_CTG')],
    screen: () => import('./features/equipment/EquipmentScreen.tsx'),
  }),
  definePage({
    ...common,
    path: paths.equipmentEdit,
    title: 'pages.equipment.title',
    description: 'pages.equipment.description',
    gets: [today, getCodes('EQ_CTG'), getCodes('EQ_MODE')],
    uids: ['eqUid'],
    screen: () => import('./features/equipment/EquipmentEditScreen.tsx'),
  }),
  definePage({
    ...common,
    path: paths.deviceLabel,
    title: 'pages.deviceLabel.title',
    description: 'pages.deviceLabel.description',
    gets: [get(adminEquipmentGet, { eqUid: fromSearch('eqUid') }), today],
    missing: errorCodes.notFound,
    uids: ['eqUid'],
    screen: () => import('./features/equipment/DeviceLabelScreen.tsx'),
  }),
  definePage({
    ...common,
    path: paths.checkIn,
    title: 'pages.checkIn.title',
    description: 'pages.checkIn.description',
    gets: [get(adminEquipmentGet, { eqUid: fromSearch('eqUid') }), today],
    missing: errorCodes.notFound,
    uids: ['eqUid'],
    screen: () => import('./features/equipment/CheckInScreen.tsx'),
  }),
  definePage({
    ...common,
    path: paths.goods,
    title: 'pages.goods.title',
    description: 'pages.goods.description',
    gets: [lists.goods.get, today, getCodes('GDS_TYCD')],
    screen: () => import('./features/goods/GoodsScreen.tsx'),
  }),
  definePage({
    ...common,
    path: paths.goodsEdit,
    title: 'pages.goods.title',
    description: 'pages.goods.description',
    gets: [today, getCodes('GDS_TYCD'), getCodes('GDS_CATEGORY_CD'), getCodes('SGG')],
    uids: ['goodsDtlId'],
    screen: () => import('./features/goods/GoodsEditScreen.tsx'),
  }),
  definePage({
    ...common,
    path: paths.passGoods,
    title: 'pages.passGoods.title',
    description: 'pages.passGoods.description',
    gets: [lists.passGoods.get, today, getCodes('PS_CD')],
    screen: () => import('./features/goods/PassGoodsScreen.tsx'),
  }),
  definePage({
    ...common,
    path: paths.passGoodsEdit,
    title: 'pages.passGoods.title',
    description: 'pages.passGoods.description',
    gets: [today, getCodes('PS_CD')],
    uids: ['gdsDtlUid'],
    screen: () => import('./features/goods/PassGoodsEditScreen.tsx'),
  }),
  definePage({
    ...common,
    path: paths.goodsStock,
    title: 'pages.goodsStock.title',
    description: 'pages.goodsStock.description',
    gets: [goodsStock, today],
    missing: errorCodes.notFound,
    uids: ['goodsDtlId'],
    screen: () => import('./features/goods/StockScreen.tsx'),
  }),
];

import { defineCalls } from './define.ts';

/** Home and its charts, each for who may open the page of what it counts; clients cache them for 180 s (B-31). */
export const merchantReportCalls = defineCalls({
  merchantHome: { method: 'GET', path: '/api/merchant/home', who: ['staff'], page: 'home' },
  newCustomersReport: {
    method: 'GET',
    path: '/api/merchant/report/salemannewcustomerbymonth',
    who: ['staff'],
    page: 'customers',
  },
  topSalesReport: {
    method: 'GET',
    path: '/api/merchant/report/topsaleByMonth',
    who: ['staff'],
    page: 'salesOrders',
  },
});

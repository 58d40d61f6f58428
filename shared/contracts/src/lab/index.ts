export * from './booking.ts';
export * from './bookingStaff.ts';
export * from './equipment.ts';
export * from './equipmentStaff.ts';
export * from './myBookings.ts';
export * from './policies.ts';
export * from './scheduleStaff.ts';
export * from './taxStaff.ts';

import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../common/access/access.decorator.js';
import { CurrentUser, type SignedInUser } from '../../common/access/current-user.decorator.js';
import { SaveSettingDto } from '../settings/dto/save-setting.dto.js';
import { SettingDto } from '../settings/dto/setting.dto.js';
import { SettingsService } from '../settings/settings.service.js';

@ApiTags('admin')
@Controller('admin')
@Roles('admin')
export class AdminSettingsController {
  constructor(private readonly settings: SettingsService) {}

  /** Every setting by its key, the whitelist included. */
  @Get('all-settings')
  async listSettings(): Promise<SettingDto[]> {
    return (await this.settings.list()).map(SettingDto.from);
  }

  /** Makes or changes a setting; a value that its key does not allow is refused and changes nothing. */
  @Post('settings')
  @HttpCode(200)
  async saveSetting(@CurrentUser() admin: SignedInUser, @Body() dto: SaveSettingDto): Promise<SettingDto> {
    return SettingDto.from(await this.settings.save(admin, dto));
  }
}

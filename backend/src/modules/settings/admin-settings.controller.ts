import { Body, Controller, Get, HttpCode, Patch, Post } from '@nestjs/common';
import { ApiConflictResponse, ApiTags } from '@nestjs/swagger';
import { Roles, StepUp } from '../../common/access/access.decorator.js';
import { CurrentUser, type SignedInUser } from '../../common/access/current-user.decorator.js';
import { ChangeWhitelistDto } from './dto/change-whitelist.dto.js';
import { SaveSettingDto } from './dto/save-setting.dto.js';
import { SettingDto } from './dto/setting.dto.js';
import { SettingsService } from './settings.service.js';

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
  @StepUp()
  @HttpCode(200)
  @ApiConflictResponse({ description: 'It was changed after the revision on which the value is based' })
  async saveSetting(@CurrentUser() admin: SignedInUser, @Body() dto: SaveSettingDto): Promise<SettingDto> {
    return SettingDto.from(await this.settings.save(admin, dto));
  }

  /** Invites addresses and takes others off the list; whoever else is on it stays, whatever others change at the same time. */
  @Patch('whitelist')
  @StepUp()
  async changeWhitelist(
    @CurrentUser() admin: SignedInUser,
    @Body() dto: ChangeWhitelistDto,
  ): Promise<SettingDto> {
    return SettingDto.from(await this.settings.changeWhitelist(admin, dto));
  }
}
